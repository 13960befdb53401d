CREATE TABLE `movie_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`movie_id` integer NOT NULL
);--> statement-breakpoint
CREATE TRIGGER `movie_changes_added` AFTER INSERT ON `movies` BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (new.id); END;--> statement-breakpoint
CREATE TRIGGER `movie_changes_removed` AFTER DELETE ON `movies` BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (old.id); END;--> statement-breakpoint
CREATE TRIGGER `movie_changes_changed` AFTER UPDATE OF sort_title, added_at, year, rating, popularity, runtime_minutes, available_from, genres, standing, qualities, monitored ON `movies` WHEN (old.sort_title, old.added_at, old.year, old.rating, old.popularity, old.runtime_minutes, old.available_from, old.genres, old.standing, old.qualities, old.monitored) IS NOT (new.sort_title, new.added_at, new.year, new.rating, new.popularity, new.runtime_minutes, new.available_from, new.genres, new.standing, new.qualities, new.monitored) BEGIN INSERT INTO `movie_changes` (movie_id) VALUES (new.id); END;--> statement-breakpoint
CREATE TRIGGER `movie_changes_trimmed` AFTER INSERT ON `movie_changes` WHEN new.seq % 1000 = 0 BEGIN DELETE FROM `movie_changes` WHERE seq <= new.seq - 1000; END;
