ALTER TABLE `config` DROP COLUMN `vpn_proxy_username`;--> statement-breakpoint
ALTER TABLE `config` DROP COLUMN `vpn_proxy_password`;