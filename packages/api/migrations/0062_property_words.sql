-- Words of a name, each after a space, so that one or two letters are found at the beginning of any word.
DROP INDEX "properties_kept_names";--> statement-breakpoint
CREATE INDEX "properties_kept_words" ON "properties" USING gin ((' ' || name_search) gin_trgm_ops) WHERE deleted_at IS NULL;--> statement-breakpoint
-- Without them the planner guesses how frequent a word is, and reads the whole table for one that is in no name.
CREATE STATISTICS "properties_name_words" ON (' ' || name_search) FROM "properties";--> statement-breakpoint
ANALYZE "properties";
