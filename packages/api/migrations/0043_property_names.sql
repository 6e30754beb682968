-- Normalising each name again was most of the work of a search, so the normalised name is stored.
DROP INDEX "properties_kept_name";--> statement-breakpoint
DROP INDEX "properties_kept_names";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "name_search" text GENERATED ALWAYS AS (search_text(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_kept_name" ON "properties" USING btree ("name_search","id") WHERE deleted_at is null;--> statement-breakpoint
-- Part of a name, whatever state the property is in.
CREATE INDEX "properties_kept_names" ON "properties" USING gin (name_search gin_trgm_ops) WHERE deleted_at IS NULL;
