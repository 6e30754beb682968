DROP INDEX "zones_place";--> statement-breakpoint
CREATE UNIQUE INDEX "zones_name" ON "zones" USING btree ("country",search_text("city"),search_text("name"));--> statement-breakpoint
CREATE INDEX "zones_by_name" ON "zones" USING btree ("name","id");