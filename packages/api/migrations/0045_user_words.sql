CREATE INDEX "users_listed_admins" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_admin and deleted_at is null and erased_at is null;--> statement-breakpoint
-- To normalise the words of each user again was most of the work of a search, so they are stored.
DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words_search" text GENERATED ALWAYS AS (search_text(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || coalesce(rut, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (words_search gin_trgm_ops) WHERE erased_at is null;
