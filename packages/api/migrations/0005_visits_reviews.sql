ALTER TABLE "visits" ADD COLUMN "visitor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "reschedule_url" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "cancel_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("reservation_id","creator_id");
