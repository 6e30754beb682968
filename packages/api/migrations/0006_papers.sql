ALTER TABLE "checkout_sessions" ADD COLUMN "receipt_url" text;--> statement-breakpoint
CREATE TABLE "reservation_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"uploader_id" uuid,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_files_bytes" CHECK ("reservation_files"."bytes" > 0),
	CONSTRAINT "reservation_files_key" CHECK ("reservation_files"."key" ~ '^private/documents/[a-f0-9-]+$')
);
--> statement-breakpoint
ALTER TABLE "reservation_files" ADD CONSTRAINT "reservation_files_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_files" ADD CONSTRAINT "reservation_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_files_reservation" ON "reservation_files" USING btree ("reservation_id","created_at");
