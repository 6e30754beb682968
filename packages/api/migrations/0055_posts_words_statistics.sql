-- The planner ignores the statistics of a partial index, and then takes every word of a post for a rare one.
DROP INDEX "publications_words";--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin (search_text(' ' || title || ' ' || description) gin_trgm_ops);
