CREATE TABLE "identity_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"used_since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A sealed number (sealed:<key>:<mark>:<bytes>) is found as a whole, by its mark; a readable tax number by its words, as before.
DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "words_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words_search" text GENERATED ALWAYS AS (search_text(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || case when rut like 'sealed:%' then split_part(rut, ':', 3) else coalesce(rut, '') end || ' ' || case when identity_card like 'sealed:%' then split_part(identity_card, ':', 3) else '' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (words_search gin_trgm_ops) WHERE erased_at is null;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "words_search" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "users";
