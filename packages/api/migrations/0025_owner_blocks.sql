CREATE TABLE "owner_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"room_id" uuid,
	"units" "int4range" DEFAULT '[1,)' NOT NULL,
	"period" "tstzrange" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"creator_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_blocks_period" CHECK (not isempty("owner_blocks"."period") and not lower_inf("owner_blocks"."period") and not upper_inf("owner_blocks"."period"))
);
--> statement-breakpoint
CREATE TABLE "taken_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid,
	"block_id" uuid,
	"property_id" uuid NOT NULL,
	"units" "int4range" NOT NULL,
	"period" "tstzrange" NOT NULL,
	CONSTRAINT "taken_periods_of_one" CHECK (num_nonnulls("taken_periods"."reservation_id", "taken_periods"."block_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "owner_blocks" ADD CONSTRAINT "owner_blocks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_blocks" ADD CONSTRAINT "owner_blocks_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_blocks" ADD CONSTRAINT "owner_blocks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_periods" ADD CONSTRAINT "taken_periods_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_periods" ADD CONSTRAINT "taken_periods_block_id_owner_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."owner_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_blocks_property" ON "owner_blocks" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "owner_blocks_room" ON "owner_blocks" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taken_periods_reservation" ON "taken_periods" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taken_periods_block" ON "taken_periods" USING btree ("block_id");--> statement-breakpoint
ALTER TABLE owner_blocks ADD CONSTRAINT owner_blocks_room_of_property
  FOREIGN KEY (room_id, property_id) REFERENCES rooms (id, property_id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE TRIGGER owner_blocks_units BEFORE INSERT OR UPDATE OF units, room_id ON owner_blocks
  FOR EACH ROW EXECUTE FUNCTION give_reservation_units();
--> statement-breakpoint
-- One constraint for everything that takes a period: a reservation and an owner's block exclude each other as two
-- reservations do.
ALTER TABLE taken_periods ADD CONSTRAINT taken_periods_no_overlap
  EXCLUDE USING gist (property_id WITH =, units WITH &&, period WITH &&);
--> statement-breakpoint
CREATE FUNCTION take_reserved_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.blocks THEN
    INSERT INTO taken_periods (reservation_id, property_id, units, period)
      VALUES (NEW.id, NEW.property_id, NEW.units, NEW.period);
  ELSE
    DELETE FROM taken_periods WHERE reservation_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_take AFTER INSERT ON reservations
  FOR EACH ROW WHEN (NEW.blocks) EXECUTE FUNCTION take_reserved_period();
--> statement-breakpoint
CREATE TRIGGER reservations_retake AFTER UPDATE ON reservations
  FOR EACH ROW WHEN (NEW.blocks IS DISTINCT FROM OLD.blocks) EXECUTE FUNCTION take_reserved_period();
--> statement-breakpoint
CREATE FUNCTION take_blocked_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO taken_periods (block_id, property_id, units, period)
    VALUES (NEW.id, NEW.property_id, NEW.units, NEW.period);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER owner_blocks_take AFTER INSERT ON owner_blocks
  FOR EACH ROW EXECUTE FUNCTION take_blocked_period();
--> statement-breakpoint
-- A block is made and removed, never changed.
CREATE TRIGGER owner_blocks_kept BEFORE UPDATE OF property_id, room_id, units, period ON owner_blocks
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO taken_periods (reservation_id, property_id, units, period)
  SELECT id, property_id, units, period FROM reservations WHERE blocks;
