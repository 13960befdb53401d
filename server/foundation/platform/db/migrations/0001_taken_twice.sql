CREATE TABLE `__new_taken_hashes` (
	`info_hash` text NOT NULL,
	`movie_id` integer NOT NULL,
	`title` text NOT NULL,
	`quality` text,
	`imported_quality` text,
	`taken_at` text NOT NULL,
	PRIMARY KEY(`movie_id`, `info_hash`)
);
--> statement-breakpoint
INSERT INTO `__new_taken_hashes`("info_hash", "movie_id", "title", "quality", "imported_quality", "taken_at") SELECT "info_hash", "movie_id", "title", "quality", "imported_quality", "taken_at" FROM `taken_hashes`;--> statement-breakpoint
DROP TABLE `taken_hashes`;--> statement-breakpoint
ALTER TABLE `__new_taken_hashes` RENAME TO `taken_hashes`;--> statement-breakpoint
ALTER TABLE `recycle` ADD `moved_at` text;--> statement-breakpoint
UPDATE `recycle` SET `moved_at` = `recycled_at`;
