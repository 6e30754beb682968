CREATE INDEX "publications_newest" ON "publications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "publications_title" ON "publications" USING btree (search_text(title),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","id");--> statement-breakpoint
-- Words of posts and reviews, for lists of admins. The repository writes the same expressions.
CREATE INDEX "publications_words" ON "publications" USING gin (search_text(' ' || title || ' ' || description) gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin (search_text(' ' || title || ' ' || comment) gin_trgm_ops);
