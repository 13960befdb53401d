CREATE TABLE `movie_tallies` (
	`color_name` text NOT NULL,
	`standing` integer NOT NULL,
	`monitored` integer NOT NULL,
	`movies` integer NOT NULL,
	`with_file` integer NOT NULL,
	`runtime_minutes` integer NOT NULL,
	PRIMARY KEY(`color_name`, `standing`, `monitored`)
);
--> statement-breakpoint
DROP INDEX `movies_color`;--> statement-breakpoint
CREATE INDEX `movies_color` ON `movies` (`color_name`);--> statement-breakpoint
INSERT INTO `movie_tallies` SELECT color_name, standing, monitored, count(*), count(present_bytes), coalesce(sum(runtime_minutes) FILTER (WHERE present_bytes IS NOT NULL), 0) FROM `movies` GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE TRIGGER `movie_tallies_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movie_tallies` VALUES (new.color_name, new.standing, new.monitored, 1, (new.present_bytes IS NOT NULL), iif(new.present_bytes IS NULL OR new.runtime_minutes IS NULL, 0, new.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;--> statement-breakpoint
CREATE TRIGGER `movie_tallies_removed` AFTER DELETE ON `movies` BEGIN INSERT INTO `movie_tallies` VALUES (old.color_name, old.standing, old.monitored, -1, -(old.present_bytes IS NOT NULL), -iif(old.present_bytes IS NULL OR old.runtime_minutes IS NULL, 0, old.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;--> statement-breakpoint
CREATE TRIGGER `movie_tallies_changed` AFTER UPDATE OF color_name, standing, monitored, present_bytes, runtime_minutes ON `movies` WHEN (old.color_name, old.standing, old.monitored, old.present_bytes, old.runtime_minutes) IS NOT (new.color_name, new.standing, new.monitored, new.present_bytes, new.runtime_minutes) BEGIN INSERT INTO `movie_tallies` VALUES (old.color_name, old.standing, old.monitored, -1, -(old.present_bytes IS NOT NULL), -iif(old.present_bytes IS NULL OR old.runtime_minutes IS NULL, 0, old.runtime_minutes)), (new.color_name, new.standing, new.monitored, 1, (new.present_bytes IS NOT NULL), iif(new.present_bytes IS NULL OR new.runtime_minutes IS NULL, 0, new.runtime_minutes)) ON CONFLICT (color_name, standing, monitored) DO UPDATE SET movies = movies + excluded.movies, with_file = with_file + excluded.with_file, runtime_minutes = runtime_minutes + excluded.runtime_minutes; END;
