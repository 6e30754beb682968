ALTER TABLE "properties" ADD COLUMN "common_expenses" bigint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "parking_price" bigint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "changed_since_visit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "creation_hash" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "awaits_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_creation" ON "properties" USING btree ("owner_id","creation_key");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_beside_price" CHECK ("properties"."common_expenses" >= 0 and "properties"."deposit" >= 0 and "properties"."parking_price" >= 0);