ALTER TABLE `blocklist` ADD `values` text;--> statement-breakpoint
ALTER TABLE `downloads` ADD `error_values` text;--> statement-breakpoint
ALTER TABLE `library_scan_items` ADD `error_code` text;--> statement-breakpoint
ALTER TABLE `library_scan_items` ADD `error_values` text;--> statement-breakpoint
ALTER TABLE `library_scans` ADD `error_code` text;--> statement-breakpoint
ALTER TABLE `library_scans` ADD `error_values` text;