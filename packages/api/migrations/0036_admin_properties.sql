ALTER TABLE "properties" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "properties_kept_name" ON "properties" USING btree (search_text("name"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_kept_stage" ON "properties" USING btree ("stage","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_kept_zone" ON "properties" USING btree ("zone_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "properties_kept_inactive" ON "properties" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_active;--> statement-breakpoint
CREATE INDEX "properties_kept_unverified" ON "properties" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and not is_verified;--> statement-breakpoint
CREATE INDEX "properties_kept_changed" ON "properties" USING btree ("id") WHERE deleted_at is null and changed_since_visit <> '{}';--> statement-breakpoint
CREATE INDEX "properties_trash" ON "properties" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "rooms_awaiting" ON "rooms" USING btree ("property_id") WHERE awaits_review and deleted_at is null;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_erased" CHECK ("properties"."erased_at" is null or "properties"."deleted_at" is not null);--> statement-breakpoint
-- Part of a name, whatever state the property is in.
CREATE INDEX properties_kept_names ON properties USING gin (search_text(name) gin_trgm_ops) WHERE deleted_at IS NULL;--> statement-breakpoint
-- What belonged to erased people is nothing that could be restored.
UPDATE properties SET erased_at = users.erased_at FROM users
  WHERE users.id = properties.owner_id AND users.erased_at IS NOT NULL AND properties.deleted_at IS NOT NULL;
