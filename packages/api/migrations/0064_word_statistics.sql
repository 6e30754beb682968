-- A hundred samples take a word that is in one text of a thousand for ten times as frequent, and a list is then walked
-- to its end for it.
ALTER TABLE "users" ALTER COLUMN "words_search" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "words_search" SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "publications_words" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "reviews_words" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "users", "reservations", "publications", "reviews";
