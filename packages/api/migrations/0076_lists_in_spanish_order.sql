-- concurrently
-- The orders by name and title of the lists of admins, which were by bytes of texts without accents: N and Ñ were one letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "publications_by_title" ON "publications" USING btree (title collate spanish,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_kept_by_name" ON "properties" USING btree (name collate spanish,"id","name_search") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_kept_part" ON "properties" USING btree ("id","name_search","name") WHERE deleted_at is null and id < '01000000-0000-0000-0000-000000000000';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_kept_beyond_start" ON "properties" USING gin (name_beyond_start(name, name_search) gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_admins_by_name" ON "users" USING btree ((first_name || ' ' || last_name) collate spanish) WHERE is_admin;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_listed_by_name" ON "users" USING btree ((first_name || ' ' || last_name) collate spanish,"id") WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_with_ledger_by_name" ON "users" USING btree (coalesce(nullif(company_name, ''), first_name || ' ' || last_name) collate spanish,"id") WHERE has_ledger and erased_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "zones_in_order" ON "zones" USING btree (name collate spanish,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "publications_title";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_kept_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_kept_sample";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_kept_rest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_admins";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_listed_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_with_ledger_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "zones_by_name";
