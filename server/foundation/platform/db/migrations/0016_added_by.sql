ALTER TABLE `movies` ADD `added_by` text;--> statement-breakpoint
UPDATE `movies` SET `added_by` = 'list:' || l.list_id FROM (SELECT metadata_id, list_id, max(added_at) AS added_at FROM list_items WHERE added_at IS NOT NULL GROUP BY metadata_id) AS l WHERE l.metadata_id = movies.metadata_id AND l.added_at >= movies.added_at;
