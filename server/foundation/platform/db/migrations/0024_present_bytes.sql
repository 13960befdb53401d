DROP TRIGGER `movies_standing_added`;--> statement-breakpoint
DROP TRIGGER `files_standing_added`;--> statement-breakpoint
DROP TRIGGER `files_standing_changed`;--> statement-breakpoint
DROP TRIGGER `files_standing_removed`;--> statement-breakpoint
DROP TRIGGER `downloads_standing_added`;--> statement-breakpoint
DROP TRIGGER `downloads_standing_changed`;--> statement-breakpoint
DROP TRIGGER `downloads_standing_removed`;--> statement-breakpoint
DROP VIEW `movie_standings`;--> statement-breakpoint
DROP INDEX `files_counts`;--> statement-breakpoint
DROP INDEX `movies_counts`;--> statement-breakpoint
DROP INDEX `movies_watched`;--> statement-breakpoint
DROP INDEX `movies_begun`;--> statement-breakpoint
ALTER TABLE `movies` ADD `present_bytes` integer;--> statement-breakpoint
CREATE VIEW `movie_standings` AS SELECT id, max(
  coalesce((SELECT max(CASE WHEN d.state IN ('queued', 'fetching_metadata', 'checking', 'downloading', 'stalled', 'paused') THEN 6
      WHEN d.state = 'importing' THEN 5 WHEN d.state = 'import_blocked' THEN 2 END) FROM `downloads` d WHERE d.movie_id = `movies`.id), 0),
  coalesce((SELECT max(CASE WHEN f.missing_at IS NOT NULL THEN 1 WHEN f.meets_cutoff = 0 THEN 4 ELSE 3 END)
    FROM `files` f WHERE f.movie_id = `movies`.id), 0)) AS standing,
  (SELECT group_concat(DISTINCT f.quality ORDER BY f.quality) FROM `files` f WHERE f.movie_id = `movies`.id) AS qualities,
  (SELECT sum(f.size_bytes) FROM `files` f WHERE f.movie_id = `movies`.id AND f.missing_at IS NULL) AS present_bytes FROM `movies`;--> statement-breakpoint
UPDATE `movies` SET present_bytes = s.present_bytes FROM (SELECT movie_id, sum(size_bytes) AS present_bytes FROM `files` WHERE missing_at IS NULL GROUP BY movie_id) s WHERE s.movie_id = `movies`.id;--> statement-breakpoint
CREATE INDEX `files_counts` ON `files` (substr(added_at, 1, 7) || (missing_at IS NULL) || quality || CASE WHEN json_valid(media_info) THEN coalesce(char(10) || (media_info ->> '$.video.codec'), '') ELSE '' END,`added_at`,`size_bytes`);--> statement-breakpoint
CREATE INDEX `movies_beyond_ascii` ON `movies` (`title`,`original_title`) WHERE octet_length(title || original_title) > length(title || original_title);--> statement-breakpoint
CREATE INDEX `movies_counts` ON `movies` (`genres`,`standing`,`qualities`,`monitored`,`available_from`,`present_bytes`,`runtime_minutes`,`watched_at`,`resume_position_seconds`,`year`,`rating`,`collection_id`,`quality_profile_id`,`root_folder_id`);--> statement-breakpoint
CREATE INDEX `movies_watched` ON `movies` (`watched_at`,`present_bytes`) WHERE watched_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `movies_begun` ON `movies` (`resume_position_seconds`,`watched_at`,`present_bytes`) WHERE resume_position_seconds > 0;--> statement-breakpoint
CREATE TRIGGER `movies_standing_added` AFTER INSERT ON `movies` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.id; END;--> statement-breakpoint
CREATE TRIGGER `files_standing_added` AFTER INSERT ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `files_standing_changed` AFTER UPDATE OF movie_id, missing_at, meets_cutoff, quality, size_bytes ON `files` WHEN (old.movie_id, old.missing_at, old.meets_cutoff, old.quality, old.size_bytes) IS NOT (new.movie_id, new.missing_at, new.meets_cutoff, new.quality, new.size_bytes) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id IN (old.movie_id, new.movie_id); END;--> statement-breakpoint
CREATE TRIGGER `files_standing_removed` AFTER DELETE ON `files` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = old.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_added` AFTER INSERT ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = new.movie_id; END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_changed` AFTER UPDATE OF movie_id, state ON `downloads` WHEN (old.movie_id, old.state) IS NOT (new.movie_id, new.state) BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id IN (old.movie_id, new.movie_id); END;--> statement-breakpoint
CREATE TRIGGER `downloads_standing_removed` AFTER DELETE ON `downloads` BEGIN UPDATE `movies` SET standing = s.standing, qualities = s.qualities, present_bytes = s.present_bytes FROM `movie_standings` s WHERE s.id = `movies`.id AND (`movies`.standing, `movies`.qualities, `movies`.present_bytes) IS NOT (s.standing, s.qualities, s.present_bytes) AND s.id = old.movie_id; END;
