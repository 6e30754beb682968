ALTER TABLE "visits" ADD COLUMN "visitor_email" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "visitor_phone" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "is_run_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "change_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "inspector" text;