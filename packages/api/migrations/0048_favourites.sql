CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint,
	"currency" text,
	"unit" text,
	CONSTRAINT "favourites_user_id_property_id_pk" PRIMARY KEY("user_id","property_id"),
	CONSTRAINT "favourites_price" CHECK (num_nonnulls("favourites"."amount", "favourites"."currency", "favourites"."unit") in (0, 3)),
	CONSTRAINT "favourites_currency" CHECK ("favourites"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "favourites_unit" CHECK ("favourites"."unit" in ('month', 'hour'))
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"filters_key" text GENERATED ALWAYS AS (md5(filters::text)) STORED NOT NULL,
	"mail" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"mailed_until" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"mailed_on" date,
	CONSTRAINT "saved_searches_mailed_day" CHECK (("saved_searches"."mailed_at" is null) = ("saved_searches"."mailed_on" is null))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_property" ON "favourites" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_filters" ON "saved_searches" USING btree ("user_id","filters_key");--> statement-breakpoint
CREATE INDEX "saved_searches_mailed" ON "saved_searches" USING btree ("user_id") WHERE mail;