CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_from" CHECK ("commissions"."from_month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "commissions_percent" CHECK ("commissions"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "owner_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"corrects_id" uuid,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_transfers_amount" CHECK ("owner_transfers"."amount" <> 0 and ("owner_transfers"."amount" < 0) = ("owner_transfers"."corrects_id" is not null)),
	CONSTRAINT "owner_transfers_currency" CHECK ("owner_transfers"."currency" in ('CLP', 'PEN'))
);
--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_transfers" ADD CONSTRAINT "owner_transfers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_transfers" ADD CONSTRAINT "owner_transfers_corrects_id_owner_transfers_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."owner_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_transfers" ADD CONSTRAINT "owner_transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_month" ON "commissions" USING btree ("property_id","from_month");--> statement-breakpoint
CREATE INDEX "owner_transfers_property" ON "owner_transfers" USING btree ("property_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "owner_transfers_correction" ON "owner_transfers" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "owner_transfers_reference" ON "owner_transfers" USING btree ("property_id","reference") WHERE corrects_id is null;