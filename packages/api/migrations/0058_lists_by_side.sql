-- To look up the reservation of each review was most of the work of a list of one side.
ALTER TABLE "reviews" ADD COLUMN "by_tenant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION set_side_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.by_tenant := EXISTS (SELECT FROM reservations WHERE id = NEW.reservation_id AND tenant_id = NEW.creator_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_set_side BEFORE INSERT OR UPDATE OF creator_id, reservation_id ON reviews
  FOR EACH ROW EXECUTE FUNCTION set_side_of_review();
--> statement-breakpoint
UPDATE reviews SET by_tenant = true FROM reservations
  WHERE reservations.id = reviews.reservation_id AND reservations.tenant_id = reviews.creator_id;
--> statement-breakpoint
CREATE INDEX "reviews_side_newest" ON "reviews" USING btree ("by_tenant","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_side_by_rating" ON "reviews" USING btree ("by_tenant","rating","id");
