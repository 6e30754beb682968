ALTER TABLE "publications" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "announced" text;