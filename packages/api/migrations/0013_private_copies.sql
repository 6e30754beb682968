ALTER TABLE "contracts" ADD COLUMN "copy_key" text;--> statement-breakpoint
CREATE INDEX "publication_images_key" ON "publication_images" USING btree ("image" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "images_key" ON "images" USING btree ("image" text_pattern_ops);--> statement-breakpoint
-- A hidden picture is no cover.
UPDATE properties p SET image = (
  SELECT image FROM images WHERE property_id = p.id AND is_visible ORDER BY position, id LIMIT 1
) WHERE EXISTS (SELECT FROM images WHERE property_id = p.id AND image = p.image AND NOT is_visible);
--> statement-breakpoint
UPDATE rooms r SET image = (
  SELECT image FROM images WHERE room_id = r.id AND is_visible ORDER BY position, id LIMIT 1
) WHERE EXISTS (SELECT FROM images WHERE room_id = r.id AND image = r.image AND NOT is_visible);
--> statement-breakpoint
UPDATE publications p SET image = (
  SELECT image FROM publication_images WHERE publication_id = p.id AND is_visible ORDER BY position, id LIMIT 1
) WHERE EXISTS (SELECT FROM publication_images WHERE publication_id = p.id AND image = p.image AND NOT is_visible);
