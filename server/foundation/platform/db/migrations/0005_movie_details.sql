CREATE TABLE `movie_people` (
	`movie_id` integer PRIMARY KEY NOT NULL,
	`cast` text NOT NULL,
	`crew` text NOT NULL,
	`similar` text NOT NULL,
	FOREIGN KEY (`movie_id`) REFERENCES `movies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `collections` ADD `overview` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `poster_path` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `backdrop_path` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `parts` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `refreshed_at` text;--> statement-breakpoint
ALTER TABLE `collections` ADD `monitored` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `collections` ADD `quality_profile_id` integer REFERENCES quality_profiles(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `collections` ADD `root_folder_id` integer REFERENCES root_folders(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `movies` ADD `extras` text;--> statement-breakpoint
ALTER TABLE `movies` ADD `backdrop_color` text;