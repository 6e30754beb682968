-- To normalise the name of each place and each reference again was most of the work of a search, so they are stored.
ALTER TABLE "reservations" ADD COLUMN "words_search" text GENERATED ALWAYS AS (search_text(' ' || name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "words_search" text GENERATED ALWAYS AS (search_text(' ' || reference)) STORED NOT NULL;--> statement-breakpoint
DROP INDEX "reservations_words";--> statement-breakpoint
DROP INDEX "transfers_words";--> statement-breakpoint
CREATE INDEX "reservations_words" ON "reservations" USING gin (words_search gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "transfers_words" ON "transfers" USING gin (words_search gin_trgm_ops);--> statement-breakpoint
ANALYZE reservations;
