ALTER TABLE "release_beats" ADD COLUMN "sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "heard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "heard_failed" integer DEFAULT 0 NOT NULL;