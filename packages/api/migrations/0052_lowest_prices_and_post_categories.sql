ALTER TABLE "publications" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "lang" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_shown_of_category" ON "publications" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_verified and is_active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_lowest" ON "properties" USING btree ("country","type","rental_mode","shown_price") WHERE listed and is_active and shown_price is not null;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_lang" CHECK ("publications"."lang" in ('es', 'en'));--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_category" CHECK ("publications"."category" in ('crafts', 'food', 'arts', 'services'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_lang" CHECK ("properties"."lang" in ('es', 'en'));--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_lang" CHECK ("rooms"."lang" in ('es', 'en'));