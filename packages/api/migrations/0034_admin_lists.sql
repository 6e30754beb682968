CREATE TABLE "admin_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_filters" ADD CONSTRAINT "admin_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_filters_name" ON "admin_filters" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE INDEX "users_listed_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "users_listed_name" ON "users" USING btree (search_text(first_name || ' ' || last_name),"id") WHERE deleted_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "users_trash" ON "users" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null and erased_at is null;--> statement-breakpoint
-- Words of names, addresses, companies and RUT, for lists of users. The repository writes the same expression.
CREATE INDEX "users_words" ON "users" USING gin (search_text(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' || coalesce(rut, '')) gin_trgm_ops) WHERE erased_at is null;
