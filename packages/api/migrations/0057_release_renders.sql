ALTER TABLE "release_beats" ADD COLUMN "rendered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_beats" ADD COLUMN "unrendered" integer DEFAULT 0 NOT NULL;