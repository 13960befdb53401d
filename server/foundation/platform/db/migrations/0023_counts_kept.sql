DROP INDEX `files_standing`;--> statement-breakpoint
CREATE INDEX `files_counts` ON `files` (CASE WHEN json_valid(media_info) THEN media_info ->> '$.video.codec' END,`quality`,substr(added_at, 1, 7),`missing_at`,`added_at`,`size_bytes`);--> statement-breakpoint
CREATE INDEX `files_standing` ON `files` (`movie_id`,`missing_at`,`meets_cutoff`,`quality`,`size_bytes`);--> statement-breakpoint
DROP INDEX `movies_counts`;--> statement-breakpoint
ALTER TABLE `movies` ADD `standing` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `movies` ADD `qualities` text;--> statement-breakpoint
CREATE VIEW `movie_standings` AS SELECT id, max(
  coalesce((SELECT max(CASE WHEN d.state IN ('queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'paused') THEN 6
      WHEN d.state = 'importing' THEN 5 WHEN d.state = 'import_blocked' THEN 2 END) FROM `downloads` d WHERE d.movie_id = `movies`.id), 0),
  coalesce((SELECT max(CASE WHEN f.missing_at IS NOT NULL THEN 1 WHEN f.meets_cutoff = 0 THEN 4 ELSE 3 END)
    FROM `files` f WHERE f.movie_id = `movies`.id), 0)) AS standing,
  (SELECT group_concat(DISTINCT f.quality ORDER BY f.quality) FROM `files` f WHERE f.movie_id = `movies`.id) AS qualities FROM `movies`;--> statement-breakpoint
UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities);--> statement-breakpoint
CREATE INDEX `movies_begun` ON `movies` (`resume_position_seconds`) WHERE resume_position_seconds > 0;--> statement-breakpoint
CREATE INDEX `movies_counts` ON `movies` (`genres`,`standing`,`qualities`,`monitored`,`available_from`,`watched_at`,`resume_position_seconds`,`year`,`rating`,`runtime_minutes`,`collection_id`,`quality_profile_id`,`root_folder_id`);--> statement-breakpoint
CREATE TRIGGER `movies_standing_added` AFTER INSERT ON `movies` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id = new.id; END;--> statement-breakpoint
CREATE TRIGGER `files_standing_added` AFTER INSERT ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id = new.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `files_standing_changed` AFTER UPDATE OF movie_id, missing_at, meets_cutoff, quality ON `files` WHEN (old.movie_id, old.missing_at, old.meets_cutoff, old.quality) IS NOT (new.movie_id, new.missing_at, new.meets_cutoff, new.quality) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id IN (old.movie_id, new.movie_id); END;--> statement-breakpoint
CREATE TRIGGER `files_standing_removed` AFTER DELETE ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id = old.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_added` AFTER INSERT ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id = new.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_changed` AFTER UPDATE OF movie_id, state ON `downloads` WHEN (old.movie_id, old.state) IS NOT (new.movie_id, new.state) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id IN (old.movie_id, new.movie_id); END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_removed` AFTER DELETE ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities) IS NOT (s.standing, s.qualities) AND s.id = old.movie_id; END;
