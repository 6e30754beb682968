ALTER TABLE "contracts" ADD COLUMN "signature_kind" text DEFAULT 'drawn' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "signature_text" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signature_kind" CHECK ("contracts"."signature_kind" in ('drawn', 'typed', 'picture'));--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_signature_text" CHECK (("contracts"."signature_text" is not null) = ("contracts"."signature_kind" = 'typed' and "contracts"."erased_at" is null));