DROP INDEX `files_movie`;--> statement-breakpoint
CREATE INDEX `files_standing` ON `files` (`movie_id`,`missing_at`,`meets_cutoff`,`quality`);--> statement-breakpoint
DROP INDEX `movies_sort_title`;--> statement-breakpoint
CREATE INDEX `movies_titles` ON `movies` (`sort_title`,`id`,`title`,`original_title`);--> statement-breakpoint
CREATE INDEX `movies_counts` ON `movies` (`genres`,`monitored`,`available_from`);--> statement-breakpoint
CREATE INDEX `movies_watched` ON `movies` (`watched_at`) WHERE watched_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_cinema` ON `movies` (`cinema_date`) WHERE cinema_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_digital` ON `movies` (`digital_date`) WHERE digital_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_physical` ON `movies` (`physical_date`) WHERE physical_date IS NOT NULL;--> statement-breakpoint
CREATE INDEX `releases_open` ON `releases` (`movie_id`) WHERE grabbed_at IS NULL AND verdict <> 'rejected';