-- By price, within the visitor's country and unit first (RULES.md §4): per month and per hour there, the same in the other
-- country, and what has no price. The search writes the same expressions.
CREATE INDEX properties_listed_cheapest_chile ON properties (
  (case when shown_price is null then 4 else (currency = 'PEN')::int * 2 + (rental_mode = 'hour')::int end),
  coalesce(shown_price, 9007199254740991), id) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_dearest_chile ON properties (
  (case when shown_price is null then 4 else (currency = 'PEN')::int * 2 + (rental_mode = 'hour')::int end),
  coalesce(shown_price, -1) DESC, id DESC) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_cheapest_peru ON properties (
  (case when shown_price is null then 4 else (currency = 'CLP')::int * 2 + (rental_mode = 'hour')::int end),
  coalesce(shown_price, 9007199254740991), id) WHERE listed;
--> statement-breakpoint
CREATE INDEX properties_listed_dearest_peru ON properties (
  (case when shown_price is null then 4 else (currency = 'CLP')::int * 2 + (rental_mode = 'hour')::int end),
  coalesce(shown_price, -1) DESC, id DESC) WHERE listed;
--> statement-breakpoint
-- No order reads it any more. Its counterpart still finds ranges of prices.
DROP INDEX properties_listed_dearest;
--> statement-breakpoint
CREATE STATISTICS properties_price_groups ON
  (case when shown_price is null then 4 else (currency = 'PEN')::int * 2 + (rental_mode = 'hour')::int end),
  (case when shown_price is null then 4 else (currency = 'CLP')::int * 2 + (rental_mode = 'hour')::int end)
  FROM properties;
--> statement-breakpoint
ANALYZE properties;
