CREATE TABLE "publication_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"publication_id" uuid NOT NULL,
	"image" text NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	"web_site" text,
	"instagram" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"rating" smallint NOT NULL,
	"creator_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"reservation_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_of_another" CHECK ("reviews"."creator_id" <> "reviews"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"video" text,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"location" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" uuid,
	"property_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"pdf_key" text NOT NULL,
	"sha256" text NOT NULL,
	"signer_id" uuid NOT NULL,
	"signer_name" text NOT NULL,
	"signer_document" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"local_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contracts_kind" CHECK ("contracts"."kind" in ('lease', 'addendum', 'mandate')),
	CONSTRAINT "contracts_sha256_hex" CHECK ("contracts"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "contracts_of_reservation" CHECK (("contracts"."kind" = 'mandate') = ("contracts"."reservation_id" is null))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"visibility" text NOT NULL,
	"width" integer,
	"height" integer,
	"variants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_visibility" CHECK ("files"."visibility" in ('public', 'private')),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" >= 0),
	CONSTRAINT "files_key_ascii" CHECK ("files"."key" ~ '^[a-zA-Z0-9/_.-]+$')
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid,
	"room_id" uuid,
	"image" text NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_of_one" CHECK (num_nonnulls("images"."property_id", "images"."room_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "images_3d" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_3d_longitude" CHECK ("images_3d"."longitude" between -180 and 180),
	CONSTRAINT "images_3d_latitude" CHECK ("images_3d"."latitude" between -90 and 90)
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"stripe_session_id" text,
	"stripe_payment_intent_id" text,
	"url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_sessions_status" CHECK ("checkout_sessions"."status" in ('creating', 'open', 'paid', 'expired', 'failed')),
	CONSTRAINT "checkout_sessions_amount" CHECK ("checkout_sessions"."amount" >= 0),
	CONSTRAINT "checkout_sessions_currency" CHECK ("checkout_sessions"."currency" in ('CLP', 'PEN'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"stripe_session_id" text,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"checkout_session_id" uuid,
	"idempotency_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"stripe_refund_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_currency" CHECK ("refunds"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_amount" CHECK ("transfers"."amount" > 0),
	CONSTRAINT "transfers_currency" CHECK ("transfers"."currency" in ('CLP', 'PEN'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"visitor" text,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('terms', 'privacy', 'cookies', 'newsletter')),
	CONSTRAINT "consents_subject" CHECK (num_nonnulls("consents"."user_id", "consents"."visitor") >= 1)
);
--> statement-breakpoint
CREATE TABLE "deleted_emails" (
	"hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_email_lowercase" CHECK ("subscriptions"."email" = lower("subscriptions"."email"))
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"image" text,
	"zone_id" uuid NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"public_latitude" double precision,
	"public_longitude" double precision,
	"type" text NOT NULL,
	"rental_mode" text DEFAULT 'month' NOT NULL,
	"currency" text NOT NULL,
	"monthly_price" bigint,
	"hourly_price" bigint,
	"suggested_value" bigint,
	"expected_value" bigint,
	"offered_value" bigint,
	"start_lease" date,
	"end_lease" date,
	"land_use" text,
	"opens_at_slot" integer,
	"closes_at_slot" integer,
	"calendly_link" text,
	"email" text,
	"phone" text,
	"area" numeric(10, 2),
	"bathrooms" integer DEFAULT 0 NOT NULL,
	"garage" integer DEFAULT 0 NOT NULL,
	"vault" boolean DEFAULT false NOT NULL,
	"cleaning" boolean DEFAULT false NOT NULL,
	"wifi" boolean DEFAULT false NOT NULL,
	"security" boolean DEFAULT false NOT NULL,
	"painting_state" text,
	"floor_state" text,
	"unused_time" text,
	"rooms_details" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stage" text DEFAULT 'draft' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"owner_id" uuid NOT NULL,
	"creator_id" uuid,
	"stripe_product_id" text,
	"stripe_price_id" text,
	"published_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"country" text DEFAULT 'Chile' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zone_name" text DEFAULT '' NOT NULL,
	"owner_active" boolean DEFAULT true NOT NULL,
	"shown_price" bigint,
	"search" text DEFAULT '' NOT NULL,
	"next_unit" integer DEFAULT 1 NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (is_verified and deleted_at is null and owner_active) STORED NOT NULL,
	CONSTRAINT "properties_type" CHECK ("properties"."type" in ('room', 'entire', 'galpon', 'terreno')),
	CONSTRAINT "properties_rental_mode" CHECK ("properties"."rental_mode" in ('month', 'hour')),
	CONSTRAINT "properties_currency" CHECK ("properties"."currency" = case "properties"."country" when 'Chile' then 'CLP' when 'Perú' then 'PEN' end),
	CONSTRAINT "properties_amounts" CHECK ("properties"."monthly_price" >= 0 and "properties"."hourly_price" >= 0 and "properties"."suggested_value" >= 0
        and "properties"."expected_value" >= 0 and "properties"."offered_value" >= 0),
	CONSTRAINT "properties_area" CHECK ("properties"."area" > 0),
	CONSTRAINT "properties_counts" CHECK ("properties"."bathrooms" >= 0 and "properties"."garage" >= 0),
	CONSTRAINT "properties_lease" CHECK ("properties"."start_lease" < "properties"."end_lease"),
	CONSTRAINT "properties_stage" CHECK ("properties"."stage" in
        ('draft', 'submitted', 'visit_scheduled', 'evaluated', 'accepted', 'declined', 'published')),
	CONSTRAINT "properties_opening" CHECK (("properties"."opens_at_slot" is null) = ("properties"."closes_at_slot" is null)
        and "properties"."opens_at_slot" between 1 and 24 and "properties"."closes_at_slot" between "properties"."opens_at_slot" and 24),
	CONSTRAINT "properties_coordinates" CHECK (("properties"."latitude" is null) = ("properties"."longitude" is null)
        and "properties"."latitude" between -90 and 90 and "properties"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "property_admins" (
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "property_admins_property_id_user_id_pk" PRIMARY KEY("property_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "property_counts" (
	"country" text NOT NULL,
	"city" text NOT NULL,
	"zone" text NOT NULL,
	"type" text NOT NULL,
	"rental_mode" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "property_counts_country_city_zone_type_rental_mode_pk" PRIMARY KEY("country","city","zone","type","rental_mode")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"undone_by" uuid,
	"undone_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_solutions" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_events_to_state" CHECK ("reservation_events"."to_state" in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer', 'confirmed', 'active', 'completed', 'expired', 'cancelled', 'refund_pending', 'refunded', 'needs_review')),
	CONSTRAINT "reservation_events_actor" CHECK ("reservation_events"."actor" in ('tenant', 'admin', 'timer', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"room_id" uuid,
	"tenant_id" uuid NOT NULL,
	"previous_reservation_id" uuid,
	"idempotency_key" text,
	"state" text NOT NULL,
	"blocks" boolean NOT NULL,
	"units" "int4range" DEFAULT '[1,)' NOT NULL,
	"period" "tstzrange" NOT NULL,
	"rental_mode" text NOT NULL,
	"time_zone" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"start_slot" integer,
	"end_slot" integer,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"contract_data" jsonb,
	"hold_expires_at" timestamp (3) with time zone,
	"checkout_attempts" integer DEFAULT 0 NOT NULL,
	"first_checkout_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_state" CHECK ("reservations"."state" in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer', 'confirmed', 'active', 'completed', 'expired', 'cancelled', 'refund_pending', 'refunded', 'needs_review')),
	CONSTRAINT "reservations_blocking" CHECK (case when "reservations"."state" in
          ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer', 'confirmed', 'active')
        then "reservations"."blocks"
        when "reservations"."state" in ('expired', 'cancelled', 'refunded') then not "reservations"."blocks"
        else true end),
	CONSTRAINT "reservations_hold" CHECK ("reservations"."hold_expires_at" is not null or "reservations"."state" not in
        ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer')),
	CONSTRAINT "reservations_currency" CHECK ("reservations"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "reservations_unit_price" CHECK ("reservations"."unit_price" >= 0),
	CONSTRAINT "reservations_quantity" CHECK ("reservations"."quantity" >= 1),
	CONSTRAINT "reservations_total" CHECK ("reservations"."total" = "reservations"."unit_price" * "reservations"."quantity"),
	CONSTRAINT "reservations_rental_mode" CHECK ("reservations"."rental_mode" in ('month', 'hour')),
	CONSTRAINT "reservations_slots" CHECK (case "reservations"."rental_mode"
        when 'hour' then "reservations"."start_slot" between 1 and 24 and "reservations"."end_slot" between "reservations"."start_slot" and 24
        else "reservations"."start_slot" is null and "reservations"."end_slot" is null and "reservations"."start_date" < "reservations"."end_date" end),
	CONSTRAINT "reservations_period" CHECK (not isempty("reservations"."period") and not lower_inf("reservations"."period") and not upper_inf("reservations"."period")
        and not isempty("reservations"."units"))
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"unit" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"square_meter" numeric(10, 2),
	"rental_mode" text DEFAULT 'month' NOT NULL,
	"monthly_price" bigint,
	"hourly_price" bigint,
	"included" text[] DEFAULT '{}' NOT NULL,
	"start_lease" date,
	"end_lease" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"stripe_product_id" text,
	"stripe_price_id" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rooms_rental_mode" CHECK ("rooms"."rental_mode" in ('month', 'hour')),
	CONSTRAINT "rooms_amounts" CHECK ("rooms"."monthly_price" >= 0 and "rooms"."hourly_price" >= 0),
	CONSTRAINT "rooms_square_meter" CHECK ("rooms"."square_meter" > 0),
	CONSTRAINT "rooms_lease" CHECK ("rooms"."start_lease" < "rooms"."end_lease")
);
--> statement-breakpoint
CREATE TABLE "covers" (
	"id" integer PRIMARY KEY NOT NULL,
	"image" text,
	"text" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"country" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currencies_country" CHECK ("currencies"."country" in ('Chile', 'Perú')),
	CONSTRAINT "currencies_currency" CHECK ("currencies"."currency" in ('CLP', 'PEN')),
	CONSTRAINT "currencies_rate" CHECK ("currencies"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"whatsapp" text,
	"country" text NOT NULL,
	"birth_date" date,
	"language" text DEFAULT 'es' NOT NULL,
	"company_name" text,
	"identity_card" text,
	"representative_name" text,
	"rut" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_client" boolean DEFAULT true NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"did_review" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"sessions_valid_from" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lowercase" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_country" CHECK ("users"."country" in ('Chile', 'Perú')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('es', 'en')),
	CONSTRAINT "users_birth_date" CHECK ("users"."birth_date" > '1900-01-01')
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"property_id" uuid,
	"user_id" uuid,
	"provider_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_kind" CHECK ("visits"."kind" in ('visit', 'technical')),
	CONSTRAINT "visits_status" CHECK ("visits"."status" in ('scheduled', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"rate" numeric(8, 4) DEFAULT 1 NOT NULL,
	"average_value" bigint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "zones_country" CHECK ("zones"."country" in ('Chile', 'Perú')),
	CONSTRAINT "zones_rate" CHECK ("zones"."rate" >= 0),
	CONSTRAINT "zones_average_value" CHECK ("zones"."average_value" >= 0),
	CONSTRAINT "zones_latitude" CHECK ("zones"."latitude" between -90 and 90),
	CONSTRAINT "zones_longitude" CHECK ("zones"."longitude" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "publication_images" ADD CONSTRAINT "publication_images_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signer_id_users_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images_3d" ADD CONSTRAINT "images_3d_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_checkout_session_id_checkout_sessions_id_fk" FOREIGN KEY ("checkout_session_id") REFERENCES "public"."checkout_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_admins" ADD CONSTRAINT "property_admins_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_admins" ADD CONSTRAINT "property_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_previous_reservation_id_reservations_id_fk" FOREIGN KEY ("previous_reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_images_publication" ON "publication_images" USING btree ("publication_id","position");--> statement-breakpoint
CREATE INDEX "publications_user" ON "publications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "publications_shown" ON "publications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_verified and is_active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_receiver" ON "reviews" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "reviews_creator" ON "reviews" USING btree ("creator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_sha256" ON "contracts" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_reservation" ON "contracts" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "contracts_property" ON "contracts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "images_property" ON "images" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "images_room" ON "images" USING btree ("room_id","position");--> statement-breakpoint
CREATE INDEX "images_3d_property" ON "images_3d" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_attempt" ON "checkout_sessions" USING btree ("reservation_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_idempotency" ON "checkout_sessions" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_stripe" ON "checkout_sessions" USING btree ("stripe_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_open" ON "checkout_sessions" USING btree ("reservation_id") WHERE status in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "checkout_sessions_unsettled" ON "checkout_sessions" USING btree ("expires_at") WHERE status in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "checkout_sessions_intent" ON "checkout_sessions" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency" ON "refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_reservation" ON "refunds" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_reservation" ON "transfers" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "properties_zone" ON "properties" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "captcha_solutions_expires_at" ON "captcha_solutions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_idempotency" ON "reservations" USING btree ("tenant_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "reservations_tenant" ON "reservations" USING btree ("tenant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservations_property" ON "reservations" USING btree ("property_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservations_newest" ON "reservations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservations_room" ON "reservations" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "reservations_previous" ON "reservations" USING btree ("previous_reservation_id");--> statement-breakpoint
CREATE INDEX "reservations_hold_expiry" ON "reservations" USING btree ("hold_expires_at") WHERE state in ('held', 'contract_signed', 'awaiting_payment', 'awaiting_transfer');--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_unit" ON "rooms" USING btree ("property_id","unit");--> statement-breakpoint
CREATE INDEX "rooms_property" ON "rooms" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_stripe_customer" ON "users" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "visits_provider" ON "visits" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "visits_property" ON "visits" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "visits_user" ON "visits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "zones_place" ON "zones" USING btree ("country","state","city","name");