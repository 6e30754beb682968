ALTER TABLE "properties" ADD COLUMN "visit_hours" jsonb;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "language" text;