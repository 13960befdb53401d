/** Made from docs/openapi.json by scripts/api-types.ts. */

export interface paths {
    "/api/v1/auth/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses for other devices
         * @description Addresses of the service for other devices. Without one, `POST /auth/sessions` with `qr` is a 409.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/api-key/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the API key
         * @description Requires the current key. Ends every session, socket, and signed address.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/boot-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a sign-in link for this computer
         * @description Requires the key. The code works once, for 120 seconds, from this computer only. `marquee login-url` uses it.
         */
        post: operations["createBootCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Newest first.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a session
         * @description `browser` sets a cookie, `cli` returns a token once, `qr` returns a code for another device. Requires the key, or a browser or qr session. Without an address that other devices can reach, `qr` is a 409.
         */
        post: operations["createSession"];
        /**
         * Revoke all other sessions
         * @description With the API key: all sessions. Their sockets close and their signed addresses stop working.
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current session
         * @description The key has none: 404.
         */
        get: operations["getCurrentSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Revokes the session of this request.
         */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a one-time code for a session
         * @description The code, or the typed one, is the credential: `Authorization: Bearer pc1_…`. Unknown, used, or expired is a 401.
         */
        post: operations["exchangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session
         * @description `Location` of a new session points here.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Revoke a session
         * @description Takes effect immediately, also for the sessions that it created: their sockets close and their signed addresses stop working.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        /**
         * Rename a session
         * @description Only the label can change.
         */
        patch: operations["renameSession"];
        trace?: never;
    };
    "/api/v1/auth/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an address
         * @description For GET and HEAD of media, images, and the calendar by clients that cannot send headers. It stops working when the session is revoked or the key is rotated.
         */
        post: operations["signPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List backups
         * @description Newest first.
         */
        get: operations["listBackups"];
        put?: never;
        /**
         * Create a backup
         * @description Returns once the archive has been read back from disk and verified. It is not listed before that.
         */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from an uploaded archive
         * @description All or nothing: the archive is unpacked, checked, and migrated next to the database; the current database is backed up; then the two are swapped. Meanwhile `GET /status` works and everything else is 503. The API key, signed-in devices, the addresses of the service (`listen_address`, `listen_port`, `base_url`, `public_url`), the list of backups, and the numbering of events are kept. A running search is stopped. Movies are not touched. The response is sent when the service is back. An archive from a newer version is refused (409).
         */
        post: operations["restoreUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a backup
         * @description Information about the archive; `GET /backups/{id}/download` returns the archive itself.
         */
        get: operations["getBackup"];
        put?: never;
        post?: never;
        /**
         * Delete a backup and its file
         * @description Deletes the archive from disk. The database is not changed.
         */
        delete: operations["deleteBackup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the archive of a backup
         * @description It contains secrets in plain text, so it requires the API key itself. Store it like a password.
         */
        get: operations["downloadBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from a backup
         * @description All or nothing: the archive is unpacked, checked, and migrated next to the database; the current database is backed up; then the two are swapped. Meanwhile `GET /status` works and everything else is 503. The API key, signed-in devices, the addresses of the service (`listen_address`, `listen_port`, `base_url`, `public_url`), the list of backups, and the numbering of events are kept. A running search is stopped. Movies are not touched. The response is sent when the service is back. An archive from a newer version is refused (409).
         */
        post: operations["restoreBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/backups/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a backup
         * @description Checks the checksum, unpacks the archive, and checks every page, reference and row count of the database in it.
         */
        post: operations["verifyBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocklist
         * @description Newest first.
         */
        get: operations["listBlocklist"];
        put?: never;
        /**
         * Add a release to the blocklist
         * @description By its hash, for all movies; without one by its title, from all indexers.
         */
        post: operations["blockRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/blocklist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a blocklist entry
         * @description A release that is never grabbed, and the reason.
         */
        get: operations["getBlocklistEntry"];
        put?: never;
        post?: never;
        /**
         * Remove a release from the blocklist
         * @description The release may be grabbed again.
         */
        delete: operations["unblockRelease"];
        options?: never;
        head?: never;
        /**
         * Change the reason of a blocklist entry
         * @description Only the reason can change.
         */
        patch: operations["updateBlocklistEntry"];
        trace?: never;
    };
    "/api/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List releases by date
         * @description Theatrical, digital, and disc releases, by date.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar as iCalendar
         * @description For calendar apps. Subscribe with a signed address (`POST /auth/sign`) or with the key in the address.
         */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store log lines of a client
         * @description At most 100 per request. Stored with `source: frontend` and the time of the service, and redacted like all others.
         */
        post: operations["addClientLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Collections with at least one movie in the library, by name; their movies by release date.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection
         * @description With those of its movies that are in the library.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a collection
         * @description Absent fields stay as they are.
         */
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/api/v1/collections/{id}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the missing movies of a collection
         * @description Adds every missing movie as wanted. Excluded movies are skipped.
         */
        post: operations["addCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings
         * @description With the API key, secrets are returned as stored; with a session, those that are set read `[REDACTED]`.
         */
        get: operations["getConfig"];
        /**
         * Change settings
         * @description Absent fields keep their values. One invalid field rejects the whole change.
         */
        put: operations["updateConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settings and their declarations
         * @description Everything that a settings form needs: type, bounds, default, help.
         */
        get: operations["listConfigFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/test/{what}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test settings without saving
         * @description The body overrides the saved settings; nothing is written. A service that does not answer or rejects the key is a 503 that says why.
         */
        post: operations["testConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/custom-formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom formats
         * @description By name.
         */
        get: operations["listCustomFormats"];
        put?: never;
        /**
         * Add a custom format
         * @description Has an effect once a quality profile gives it a score.
         */
        post: operations["addCustomFormat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/custom-formats/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import custom formats
         * @description Accepts the JSON that people share for Radarr. Each format is imported or rejected with a reason, independently of the others.
         */
        post: operations["importCustomFormats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/custom-formats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom format
         * @description With its conditions.
         */
        get: operations["getCustomFormat"];
        put?: never;
        post?: never;
        /**
         * Delete a custom format
         * @description It is removed from the profiles that scored it.
         */
        delete: operations["removeCustomFormat"];
        options?: never;
        head?: never;
        /**
         * Change a custom format
         * @description Absent fields stay as they are; `conditions` replaces all conditions.
         */
        patch: operations["updateCustomFormat"];
        trace?: never;
    };
    "/api/v1/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether these are sample movies
         * @description True in the service opened by `POST /demo`.
         */
        get: operations["getDemo"];
        put?: never;
        /**
         * Open the sample movies
         * @description Only while the library is empty. They are a separate service, on a temporary folder, under this address; nothing of yours is read or changed. If they are already open, the same ones are returned.
         */
        post: operations["openDemo"];
        /**
         * End the sample movies
         * @description Deletes everything they created.
         */
        delete: operations["endDemo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/diagnostics/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the diagnostic bundle
         * @description Version and system, settings, indexers, backups, tasks and the log of the last seven days, with every secret replaced. In the settings each secret field reads `[REDACTED]` and every other one as stored; everywhere else, any value that equals or contains a secret is replaced too.
         */
        get: operations["exportDiagnostics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/download-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List download clients
         * @description By priority; the first enabled one gets new downloads. Without one, the embedded client downloads.
         */
        get: operations["listDownloadClients"];
        put?: never;
        /**
         * Add a download client
         * @description It is not contacted yet; `POST /download-clients/test` does that.
         */
        post: operations["addDownloadClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/download-clients/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a download client without saving
         * @description Nothing is saved.
         */
        post: operations["testNewDownloadClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/download-clients/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List download client types
         * @description With the settings of each type.
         */
        get: operations["listDownloadClientTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/download-clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download client
         * @description Passwords are never shown.
         */
        get: operations["getDownloadClient"];
        put?: never;
        post?: never;
        /**
         * Delete a download client
         * @description Fails while it still has downloads.
         */
        delete: operations["removeDownloadClient"];
        options?: never;
        head?: never;
        /**
         * Change a download client
         * @description A session that changes the address must send the password again.
         */
        patch: operations["updateDownloadClient"];
        trace?: never;
    };
    "/api/v1/download-clients/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a saved download client
         * @description With the saved settings.
         */
        post: operations["testDownloadClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List downloads
         * @description Newest first.
         */
        get: operations["listDownloads"];
        put?: never;
        /**
         * Add a torrent for a movie
         * @description Give a magnet link or a torrent file, not both.
         */
        post: operations["addDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download
         * @description With its current progress.
         */
        get: operations["getDownload"];
        put?: never;
        post?: never;
        /**
         * Cancel a download
         * @description Deletes the downloaded data unless `delete_data` is false; the library is never touched.
         */
        delete: operations["removeDownload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/blocklist-and-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block this release and search again
         * @description Removes the download, adds its release to the blocklist, and searches for the movie again.
         */
        post: operations["blockAndSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a download
         * @description Empty until the metadata of the torrent is known.
         */
        get: operations["listDownloadFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a download
         * @description Nothing more is downloaded or seeded until it is resumed.
         */
        post: operations["pauseDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/audio/{track}/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of an audio track
         * @description Names every segment of the track.
         */
        get: operations["playAudioDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/audio/{track}/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of an audio track
         * @description Required by the decoder before the first segment.
         */
        get: operations["playAudioInitDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/audio/{track}/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of an audio track
         * @description Created on request.
         */
        get: operations["playAudioSegmentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/video/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of the video
         * @description Names every segment of the video.
         */
        get: operations["playVideoDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/video/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of the video
         * @description Required by the decoder before the first segment.
         */
        get: operations["playVideoInitDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/hls/{plan}/video/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of the video
         * @description Created on request.
         */
        get: operations["playVideoSegmentDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/master.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of a file
         * @description Names the playlists of the video and of every audio track.
         */
        get: operations["playMasterDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare watching a movie while it is downloaded
         * @description The embedded client downloads what the player needs next before the rest. A 503 means that the beginning has not arrived yet: ask again. Other parts that do not arrive within twenty seconds are a 503 too.
         */
        post: operations["preparePlayDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/play/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the playback position of a movie that is downloaded
         * @description Stores the position. The movie can count as watched only once it is in the library.
         */
        post: operations["reportDownloadProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a download
         * @description Continues where it was paused.
         */
        post: operations["resumeDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/downloads/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a download
         * @description For downloads that failed, whose import is blocked, or whose import waits for its next attempt.
         */
        post: operations["retryDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exclusions
         * @description By title.
         */
        get: operations["listExclusions"];
        put?: never;
        /**
         * Exclude a movie
         * @description Lists skip it from now on. Adding the movie by hand removes the exclusion.
         */
        post: operations["addExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/exclusions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an exclusion
         * @description A movie that no list may add.
         */
        get: operations["getExclusion"];
        put?: never;
        post?: never;
        /**
         * Delete an exclusion
         * @description Lists may add the movie again; nothing is added now.
         */
        delete: operations["removeExclusion"];
        options?: never;
        head?: never;
        /**
         * Change an exclusion
         * @description Only title and year can change.
         */
        patch: operations["updateExclusion"];
        trace?: never;
    };
    "/api/v1/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         * @description With its tracks, as far as known.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Moves it to the recycle bin.
         */
        delete: operations["removeFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Supports ranges, so a download can be resumed.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filesystem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List folders of this computer
         * @description Names of folders only, without files. Hidden folders are left out.
         */
        get: operations["listFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health issues
         * @description Empty when everything works. Errors come before warnings. `health_changed` is sent when an issue appears, changes, or is resolved.
         */
        get: operations["listHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run all health checks now
         * @description Returns the issues once every check has finished or timed out.
         */
        post: operations["checkHealth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/clock/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the clock is right
         * @description Resolves the health issue `clock_in_doubt`. Until then, nothing is deleted because of its age.
         */
        post: operations["confirmClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description Newest first. `data` is the event as the WebSocket sent it.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/metadata/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a movie that is not in the library
         * @description Downloaded from the metadata provider once, checked, scaled and cached.
         */
        get: operations["getMetadataImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/movies/{id}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a movie
         * @description Downloaded from the metadata provider once, checked, scaled and cached. The address changes with the picture, so clients may cache it forever.
         */
        get: operations["getMovieImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import/radarr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import from Radarr
         * @description Reads a running Radarr by its address and key, or an uploaded backup of it. Movies are imported with what Radarr knows of them and with their files in place: nothing on disk is moved or changed, and the metadata provider is not asked. Existing movies are not changed, so a second import changes nothing. What cannot be imported is listed with the reason. The API of Radarr hides the keys of its indexers; a backup contains them. `path_map` maps Radarr's folders to folders of this machine; in an upload it is the same list as JSON.
         */
        post: operations["importRadarr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/import/radarr/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import from Radarr
         * @description Writes nothing. Reads a running Radarr by its address and key, or an uploaded backup of it. Movies are imported with what Radarr knows of them and with their files in place: nothing on disk is moved or changed, and the metadata provider is not asked. Existing movies are not changed, so a second import changes nothing. What cannot be imported is listed with the reason. The API of Radarr hides the keys of its indexers; a backup contains them. `path_map` maps Radarr's folders to folders of this machine; in an upload it is the same list as JSON.
         */
        post: operations["previewRadarrImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/indexers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Indexers that list releases
         * @description By priority. Keys are never returned.
         */
        get: operations["listIndexers"];
        put?: never;
        /**
         * Add an indexer
         * @description A key in the address is moved to its own field.
         */
        post: operations["addIndexer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/indexers/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an indexer without saving
         * @description Requests its capabilities and a few releases. Nothing is saved.
         */
        post: operations["testNewIndexer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/indexers/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List indexer types
         * @description With the settings of each type.
         */
        get: operations["listIndexerTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/indexers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an indexer
         * @description Keys are never returned.
         */
        get: operations["getIndexer"];
        put?: never;
        post?: never;
        /**
         * Delete an indexer
         * @description Releases that it listed are kept.
         */
        delete: operations["removeIndexer"];
        options?: never;
        head?: never;
        /**
         * Change an indexer
         * @description A login in the address is deleted when the address changes. A session that changes it must send the key and each secret setting again.
         */
        patch: operations["updateIndexer"];
        trace?: never;
    };
    "/api/v1/indexers/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the failures of an indexer
         * @description Clears its failures, so that it is used again immediately.
         */
        post: operations["resetIndexer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/indexers/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a saved indexer
         * @description With the saved settings.
         */
        post: operations["testIndexer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename files by the templates
         * @description Nothing is overwritten. A file that cannot be renamed does not stop the others. To follow the progress in a large library, rename a few of the movies that the preview lists in `movie_ids` per request; the names are the same.
         */
        post: operations["renameFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/rename/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview renaming files
         * @description Nothing is renamed. `problem` says which files would be skipped.
         */
        post: operations["previewRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan a library folder
         * @description Returns immediately; `library_scan_progress` reports the progress. Nothing on disk changes. A scan that is already running is not started twice, and continues after a restart of the service.
         */
        post: operations["startScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/scan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scan
         * @description Counts grow while it is `running`.
         */
        get: operations["getScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/scan/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add scanned files to the library
         * @description Files stay where they are: nothing on disk changes, and no search starts.
         */
        post: operations["applyScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/scan/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a scan
         * @description Every file, with the movie that it was matched with, how certain the match is, and why.
         */
        get: operations["listScanItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/library/self-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test importing into a library folder
         * @description Imports a small test file, reports what went wrong and what helps, and removes it again.
         */
        post: operations["testLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists of movies elsewhere
         * @description By name.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Follow a list
         * @description The next `list-sync` reads it, or `POST /lists/{id}/refresh` immediately. It adds movies only with `auto_add`.
         */
        post: operations["addList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a list without saving it
         * @description Returns what a sync would change.
         */
        post: operations["testNewList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types of lists and their settings
         * @description Each with the fields of its `settings`.
         */
        get: operations["listListTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an export of IMDb or Letterboxd
         * @description Creates a list from it and looks up its movies. Nothing is added until `POST /lists/{id}/apply`, or until `auto_add` is turned on.
         */
        post: operations["uploadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One list
         * @description As of the last sync.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Stop following a list
         * @description The movies that it added stay.
         */
        delete: operations["removeList"];
        options?: never;
        head?: never;
        /**
         * Change a list
         * @description A session that changes the address where a key is sent must send the key again.
         */
        patch: operations["updateList"];
        trace?: never;
    };
    "/api/v1/lists/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add chosen movies of a list, and import ratings and watched dates
         * @description Existing ratings and first watched dates are kept. With `dry_run` nothing is changed.
         */
        post: operations["applyList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The movies of a list, with their states and reasons
         * @description In the order of the list.
         */
        get: operations["listListItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lists/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync a list now
         * @description Reads it, looks up its movies, and, with `auto_add`, adds new ones, up to `list_max_added_per_sync`. A list that shrank by half or more is a 409 until `accept_fewer`. With `dry_run` nothing is changed.
         */
        post: operations["refreshList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log
         * @description Newest first. With `after`, the lines since then, oldest first, and always a `next_cursor` for the next request. A page may contain fewer lines than `limit`, even none, while `has_more` is true: rare lines are searched for in steps.
         */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/manual-import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files to import by hand
         * @description Files of a folder or a download, each with its most likely movie in the library.
         */
        get: operations["listManualImport"];
        put?: never;
        /**
         * Import files by hand
         * @description A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. The response has a result for each file.
         */
        post: operations["importByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search collections by name
         * @description Asks the metadata provider.
         */
        get: operations["searchCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/collections/{collection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection from the metadata provider
         * @description Asks the metadata provider.
         */
        get: operations["getMetadataCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movies to discover
         * @description Without filters, a list of the metadata provider. With filters, every movie that matches all of them, in the order of `kind`.
         */
        get: operations["discoverMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List genres
         * @description In the configured language.
         */
        get: operations["listGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/movies/{metadata_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a movie from the metadata provider
         * @description Current data of the metadata provider, with the fields of `Movie`.
         */
        get: operations["getMetadataMovie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people by name
         * @description Asks the metadata provider.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person and their movies
         * @description Asks the metadata provider.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search movies by title
         * @description Asks the metadata provider, in the configured language.
         */
        get: operations["searchMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metadata/streaming-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List streaming services
         * @description Those of the region, best known first.
         */
        get: operations["listStreamingServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movies
         * @description Sorted and filtered by the service; `status` is derived on reading.
         */
        get: operations["listMovies"];
        put?: never;
        /**
         * Add a movie
         * @description By its metadata id. A monitored movie is searched for immediately unless `search` is false; nothing is grabbed before it is available.
         */
        post: operations["addMovie"];
        /**
         * Remove many movies
         * @description Files stay on disk unless `delete_files` is true; then they go to the recycle bin.
         */
        delete: operations["removeMovies"];
        options?: never;
        head?: never;
        /**
         * Change many movies
         * @description Changes all of those that exist, or none when a value is invalid.
         */
        patch: operations["updateMovies"];
        trace?: never;
    };
    "/api/v1/movies/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count movies by facet
         * @description With the filters and sort of the list, and the cursors for any position in it.
         */
        get: operations["countMovies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a movie
         * @description With related resources if `expand` requests them.
         */
        get: operations["getMovie"];
        put?: never;
        post?: never;
        /**
         * Remove a movie
         * @description Files stay on disk unless `delete_files` is true.
         */
        delete: operations["removeMovie"];
        options?: never;
        head?: never;
        /**
         * Change a movie
         * @description Absent fields keep their values. Fields from the metadata provider cannot be changed.
         */
        patch: operations["updateMovie"];
        trace?: never;
    };
    "/api/v1/movies/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of a movie
         * @description Oldest first, missing ones included.
         */
        get: operations["listMovieFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a movie
         * @description Newest first.
         */
        get: operations["listMovieHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/playability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether files and releases of a movie play in this browser
         * @description Send what the browser can decode. Nothing is read from disk: a file that was not read yet is `unknown`.
         */
        post: operations["getPlayability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the metadata of a movie
         * @description Your own settings of the movie are kept.
         */
        post: operations["refreshMovie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the candidates of a movie
         * @description Every candidate for the movie, best first, with all reasons.
         */
        get: operations["listMovieReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/rescan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rescan the folder of a movie
         * @description Finds missing files, and new files in the folder of a movie without one. Changes nothing if the library folder is not mounted (503).
         */
        post: operations["rescanMovie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for a movie now
         * @description Returns immediately; `search_started`, `search_progress` for each indexer that answers, and `search_completed` report the rest.
         */
        post: operations["searchMovie"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movies like this one
         * @description Recommendations of the metadata provider as of the last refresh; some of them may be in the library.
         */
        get: operations["listSimilarMovies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/subtitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subtitles of a movie
         * @description Inside its files and next to them.
         */
        get: operations["listMovieSubtitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/subtitles/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a subtitle
         * @description Downloads a result of the last search. The file is stored next to the movie, in UTF-8 and without advertising. An earlier download in the same language goes to the recycle bin; other files are never replaced.
         */
        post: operations["downloadMovieSubtitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/subtitles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for subtitles
         * @description Asks the provider by the hash of the file, then by the ids of the movie. Best first, all on one page.
         */
        post: operations["searchMovieSubtitles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/movies/{id}/watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a movie as watched
         * @description Counts one more play, unless the movie is already marked as watched.
         */
        post: operations["watchMovie"];
        /**
         * Mark a movie as not watched
         * @description The play count is kept.
         */
        delete: operations["unwatchMovie"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/naming/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the names of a template
         * @description Nothing is renamed or saved.
         */
        post: operations["previewNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people of the library
         * @description Directors and leading actors, those with the most movies first. In a large library, only the 400 movies that were rated best, or watched or added last, count.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/direct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Play a file directly
         * @description Answers HEAD, ranges, `If-Range` and `If-None-Match`.
         */
        get: operations["playDirectSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/audio/{track}/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of an audio track
         * @description Names every segment of the track.
         */
        get: operations["playAudioSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/audio/{track}/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of an audio track
         * @description Required by the decoder before the first segment.
         */
        get: operations["playAudioInitSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/audio/{track}/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of an audio track
         * @description Created on request.
         */
        get: operations["playAudioSegmentSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/video/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of the video
         * @description Names every segment of the video.
         */
        get: operations["playVideoSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/video/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of the video
         * @description Required by the decoder before the first segment.
         */
        get: operations["playVideoInitSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/hls/{plan}/video/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of the video
         * @description Created on request.
         */
        get: operations["playVideoSegmentSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/master.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of a file
         * @description Names the playlists of the video and of every audio track.
         */
        get: operations["playMasterSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/previews/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get small pictures across a movie
         * @description ffmpeg creates them in the background the first time a movie is played; without ffmpeg, a browser on the page of the movie does.
         */
        get: operations["playPreviewsSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/stream.m3u": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a playlist for other players
         * @description It contains one signed address, valid for twelve hours.
         */
        get: operations["playElsewhereSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/s/{signature}/{file_id}/subtitles/{which}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get subtitles as WebVTT, or as images
         * @description Text in any encoding and format becomes WebVTT; PGS is a stream of images (`.sup`). Times start at the first video frame.
         */
        get: operations["playSubtitlesSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/direct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Play a file directly
         * @description Answers HEAD, ranges, `If-Range` and `If-None-Match`.
         */
        get: operations["playDirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/audio/{track}/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of an audio track
         * @description Names every segment of the track.
         */
        get: operations["playAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/audio/{track}/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of an audio track
         * @description Required by the decoder before the first segment.
         */
        get: operations["playAudioInit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/audio/{track}/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of an audio track
         * @description Created on request.
         */
        get: operations["playAudioSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/video/index.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of the video
         * @description Names every segment of the video.
         */
        get: operations["playVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/video/init.mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the initialization segment of the video
         * @description Required by the decoder before the first segment.
         */
        get: operations["playVideoInit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/hls/{plan}/video/{segment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment of the video
         * @description Created on request.
         */
        get: operations["playVideoSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/master.m3u8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the HLS playlist of a file
         * @description Names the playlists of the video and of every audio track.
         */
        get: operations["playMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare playing a file
         * @description Send what the browser can decode; the response is the best method for it, with addresses that work in a `<video>` for twelve hours. They expire with the session that asked.
         */
        post: operations["preparePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send small pictures across a movie
         * @description If ffmpeg is missing, a browser that can play the file draws them; `previews_wanted` of prepare says whether they are needed, and how many. They are decoded and re-encoded before they are stored.
         */
        post: operations["sendPreviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/previews/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get small pictures across a movie
         * @description ffmpeg creates them in the background the first time a movie is played; without ffmpeg, a browser on the page of the movie does.
         */
        get: operations["playPreviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the playback position
         * @description Every ten seconds, and when the player pauses or closes. From `watched_threshold_percent` on the movie counts as watched, once for each `play_id`.
         */
        post: operations["reportProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/stream.m3u": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a playlist for other players
         * @description It contains one signed address, valid for twelve hours.
         */
        get: operations["playElsewhere"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/play/{file_id}/subtitles/{which}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get subtitles as WebVTT, or as images
         * @description Text in any encoding and format becomes WebVTT; PGS is a stream of images (`.sup`). Times start at the first video frame.
         */
        get: operations["playSubtitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quality-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quality profiles
         * @description By name.
         */
        get: operations["listQualityProfiles"];
        put?: never;
        /**
         * Add a quality profile
         * @description Movies without a profile use the default one.
         */
        post: operations["addQualityProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/quality-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a quality profile
         * @description With its qualities, sizes, languages and scores.
         */
        get: operations["getQualityProfile"];
        put?: never;
        post?: never;
        /**
         * Delete a quality profile
         * @description Fails while movies use it.
         */
        delete: operations["removeQualityProfile"];
        options?: never;
        head?: never;
        /**
         * Change a quality profile
         * @description Absent fields keep their values; lists are replaced. The files of its movies are evaluated again.
         */
        patch: operations["updateQualityProfile"];
        trace?: never;
    };
    "/api/v1/quality-profiles/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of a quality profile
         * @description Counts the movies that this change would upgrade, by evaluating the releases that the indexers offered in the last 30 days. Nothing is saved or downloaded.
         */
        post: operations["previewQualityProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recycle bin
         * @description Newest first.
         */
        get: operations["listRecycled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recycle/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a file from the recycle bin
         * @description To its former path and to its movie. A movie that was removed is added again, without a search, with its rating, plays, tags, and settings.
         */
        post: operations["restoreRecycled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List candidates
         * @description With the verdict on each and its reasons; kept for 30 days.
         */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate release names against a profile
         * @description With a changed profile, the response also lists the movies that would have got another release, from the candidates of the last 30 days.
         */
        post: operations["evaluateReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases/{id}/grab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grab a release
         * @description Grabs it regardless of its verdict, unless it is permanently rejected. Without `replaces`, a release that is not an upgrade over the file in the library is downloaded, but its import is blocked.
         */
        post: operations["grabRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/root-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List library folders
         * @description With the free space of their disks.
         */
        get: operations["listRootFolders"];
        put?: never;
        /**
         * Add a library folder
         * @description It must exist and be writable; `create` creates it.
         */
        post: operations["addRootFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/root-folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a library folder
         * @description With the free space of its disk.
         */
        get: operations["getRootFolder"];
        put?: never;
        post?: never;
        /**
         * Delete a library folder
         * @description Nothing on disk changes.
         */
        delete: operations["removeRootFolder"];
        options?: never;
        head?: never;
        /**
         * Change the path of a library folder
         * @description For a folder that was moved. Nothing on disk changes; files are expected under the new path.
         */
        patch: operations["updateRootFolder"];
        trace?: never;
    };
    "/api/v1/service/autostart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the autostart setting
         * @description Whether the service starts with the computer, and how.
         */
        get: operations["getAutostart"];
        /**
         * Turn autostart on or off
         * @description Takes effect at the next sign-in. Returns 409 if `supported` is false.
         */
        put: operations["changeAutostart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List third-party licenses
         * @description Licenses of all software in the program.
         */
        get: operations["listLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart the service
         * @description Returns before the restart; open sockets close with 1001.
         */
        post: operations["restartService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a folder in the file manager
         * @description On the computer that the service runs on, and only for callers on that computer.
         */
        post: operations["revealFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the service
         * @description Stops cleanly, as on SIGTERM.
         */
        post: operations["stopService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the library
         * @description Counted now.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats/sizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sizes of movies
         * @description For each resolution, how many movies of which size are on disk: enough to see what a size limit would free.
         */
        get: operations["getMovieSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of the service
         * @description The only endpoint that needs no key, for uptime monitors.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subtitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the subtitle provider
         * @description How many downloads are left today, and how many movies lack subtitles in each wanted language.
         */
        get: operations["getSubtitleStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subtitles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subtitle
         * @description By its id.
         */
        get: operations["getSubtitle"];
        put?: never;
        post?: never;
        /**
         * Delete a subtitle
         * @description Moves it to the recycle bin. A track inside a file cannot be deleted (409). A deleted download is not downloaded automatically again.
         */
        delete: operations["deleteSubtitle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description By name.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Add a tag
         * @description Tags that differ only in case are the same.
         */
        post: operations["addTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tag
         * @description With the number of movies that have it.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description It is removed from its movies.
         */
        delete: operations["removeTag"];
        options?: never;
        head?: never;
        /**
         * Rename a tag
         * @description Its movies keep it.
         */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scheduled tasks
         * @description Every scheduled task, with its last and next run and its most recent error.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description By its name, such as `wanted-search`.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a task now
         * @description Returns immediately. A task that is already running is not started twice.
         */
        post: operations["runTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{name}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last runs of a task
         * @description Newest first.
         */
        get: operations["listTaskRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/torrent-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the embedded client
         * @description Port, speeds, limits, and the numbers of peers and torrents.
         */
        get: operations["getTorrentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The connection to the tracking service
         * @description The account, the last sync, and what is queued.
         */
        get: operations["getTracker"];
        put?: never;
        post?: never;
        /**
         * Disconnect
         * @description Asks the tracker to revoke the connection, and deletes it here even if that fails. Watched movies and ratings stay.
         */
        delete: operations["disconnectTracker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracker/device-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start connecting
         * @description Returns a code that the person types at the tracker. Then call `POST /tracker/device-poll` until it is connected.
         */
        post: operations["beginTrackerConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracker/device-poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the code was typed
         * @description Can be called at any rate: the tracker is asked no more often than it allows.
         */
        post: operations["pollTrackerConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracker/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync now, or count what a sync would change
         * @description With `dry_run`, the response is 200 with counts, and nothing changes. Without it, the task `tracker-sync` starts; the first sync requires this call. Nothing is ever removed, on either side.
         */
        post: operations["syncTracker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the newest version
         * @description As of the last `update-check`.
         */
        get: operations["getUpdate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/update/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install the newest version
         * @description Creates a backup, replaces the program, keeps the previous one, and restarts. Refused if a package manager owns the program.
         */
        post: operations["installUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description In the order that was set.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description A view is a named filter, shown on every device.
         */
        post: operations["addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a saved view
         * @description One saved filter.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Its movies are not touched.
         */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Absent fields stay as they are.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/api/v1/vpn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the VPN
         * @description The tunnel for the torrents. `blocked`: the torrent engine was not started; `last_error` says why.
         */
        get: operations["getVpn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vpn/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import settings from a WireGuard file
         * @description Stores the keys, addresses, name servers, and server from a file with one peer. It does not turn the VPN on; `vpn_enabled` does. Commands in the file are never run.
         */
        post: operations["importVpn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vpn/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the VPN
         * @description Handshake, kill switch, exit address, DNS, and forwarded port. While the VPN is off, the body overrides the saved settings; nothing is written. While it is on, the running tunnel is tested as it is: a second one with the same key would replace it. The exit address comes from the service in `vpn_exit_url`, through the tunnel only.
         */
        post: operations["testVpn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wanted/cutoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movies below their cutoff
         * @description Movies whose file can still be upgraded by their profile.
         */
        get: operations["listCutoffUnmet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wanted/missing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List missing movies
         * @description Monitored, released and without a file; newest first. `next_search_at` is the time of the next search.
         */
        get: operations["listMissing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/wanted/subtitles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movies that lack subtitles
         * @description Movies with a file that has no subtitles in a wanted language, by title. Forced ones do not count.
         */
        get: operations["listLackingSubtitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Only the host of an address is returned.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description The address may be inside your own network. Address and headers are kept secret. Templates that others understand:
         *
         *     - ntfy (`https://ntfy.sh`): `{"topic":"TOPIC","title":"{{heading}}","message":"{{summary}}","tags":["clapper"]}` The address is https://ntfy.sh or your own server; put the topic into the template. A token goes into the header Authorization: Bearer TOKEN.
         *     - Discord (`https://discord.com/api/webhooks/ID/TOKEN`): `{"username":"Marquee","content":"**{{heading}}**\n{{summary}}","allowed_mentions":{"parse":[]}}` The address shown under Server settings, Integrations, Webhooks.
         *     - Gotify (`https://gotify.example/message`): `{"title":"{{heading}}","message":"{{summary}}","priority":5}` An application token goes into the header X-Gotify-Key.
         *     - Apprise (`https://apprise.example/notify/KEY`): `{"title":"{{heading}}","body":"{{summary}}","type":"info"}` An Apprise API server with a stored configuration; it reaches about a hundred other services.
         *     - Telegram (`https://api.telegram.org/botTOKEN/sendMessage`): `{"chat_id":"CHAT","text":"{{summary}}"}` Get the token of a bot from BotFather; CHAT is the ID of the chat that the bot writes to.
         *     - Jellyfin library refresh (`https://jellyfin.example/Library/Refresh`): `{}` For file and import events. A key from the dashboard goes into the header X-Emby-Token.
         *     - Plex library refresh (`https://plex.example:32400/library/sections/SECTION/refresh`): `{}` For file and import events, with the method GET. SECTION is the number of the library; the token goes into the header X-Plex-Token.
         *     - Kodi library scan (`http://kodi.example:8080/jsonrpc`): `{"jsonrpc":"2.0","id":1,"method":"VideoLibrary.Scan"}` For file and import events. A login goes into the header Authorization: Basic, followed by user:password in Base64.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Only the host of the address is returned.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing more is sent to it.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description A session that changes the address must send the headers again. Disabling it drops queued deliveries.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification
         * @description Returns whether it was accepted, and why not.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events (WebSocket)
         * @description First message, within 5 s and 4 KiB: `{"type":"auth","api_key":"…","since":123}`. A session token serves as `api_key`; without it the cookie counts.
         *
         *     Then `{"type":"auth_ok"}`, then `AppEvent` frames. `since` first replays the stored events after that `seq`.
         *
         *     Closed with 4400 malformed, 4401 bad credential or revoked, 4403 foreign origin, 4408 silence, 4409 `since` unknown: fetch anew; 1013 too slow, 1001 stopping.
         */
        get: operations["openEventStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Body of `addClientLogs` */
        AddClientLogsRequest: components["schemas"]["ClientLine"][];
        /** @description Body of `addCustomFormat` */
        AddCustomFormatRequest: {
            /** @description Its name */
            name: string;
            /** @description Conditions for a release; one match per kind is enough unless a condition is `required` */
            conditions: ({
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_title";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "edition";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_group";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "language";
                /** @description English name, or `Original` */
                value: string;
                /**
                 * @description A language other than this one
                 * @default false
                 */
                except?: boolean;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "source";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description Conditions that it matches
                 * @enum {number}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "size";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "year";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            })[];
        };
        /** @description Body of `addDownloadClient` */
        AddDownloadClientRequest: {
            /** @description Its name */
            name: string;
            /**
             * @description One of `GET /download-clients/types`
             * @example qbittorrent
             */
            type: string;
            /** @description Smaller numbers are used first */
            priority?: number;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description The fields of its type. Secrets are write-only: set ones read `[REDACTED]` */
            settings?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A torrent of your own for a movie: either `magnet` or `torrent`
         * @example {
         *       "movie_id": 1,
         *       "magnet": "magnet:?xt=urn:btih:c9e15763f722f23e98a29decdfae341b98d53056"
         *     }
         */
        AddDownloadRequest: {
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its release name, which determines the quality */
            title?: string;
            /** @description A magnet link; required unless `torrent` is given */
            magnet?: string;
            /** @description A .torrent file in base64 */
            torrent?: string;
        };
        /** @description Without a title, the metadata provider is asked for it */
        AddExclusionRequest: {
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Its title */
            title?: string;
            /** @description Year of release */
            year?: number | null;
        };
        /** @description Body of `addIndexer` */
        AddIndexerRequest: {
            /** @description Its name */
            name: string;
            /**
             * @description One of `GET /indexers/types`
             * @example torznab
             */
            type: string;
            /** @description Its address */
            url: string;
            /** @description 1 comes first */
            priority?: number;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Whether its feed of new releases is read */
            enable_feed?: boolean;
            /** @description Whether it is searched */
            enable_search?: boolean;
            /** @description Newznab categories to search in */
            categories?: number[];
            /** @description Queries allowed per day; null is no limit */
            daily_query_limit?: number | null;
            /** @description Releases with fewer seeders are rejected */
            min_seeders?: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio?: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes?: number | null;
            /** @description Its key; write-only */
            api_key?: string | null;
            /** @description Write-only: the other fields of the type; an absent field is unchanged, null deletes it. `url_credentials: null` deletes the login that was in the address */
            settings?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Body of `addList`
         * @example {
         *       "name": "Top rated",
         *       "type": "json",
         *       "settings": {
         *         "url": "https://mdblist.com/lists/someone/top-rated/json"
         *       }
         *     }
         */
        AddListRequest: {
            /** @description Its name */
            name: string;
            /**
             * @description One of `GET /lists/types`
             * @example json
             */
            type: string;
            /**
             * @description Whether it is synced
             * @default true
             */
            enabled?: boolean;
            /**
             * @description Whether a sync adds its movies to the library
             * @default false
             */
            auto_add?: boolean;
            /**
             * @description Whether movies that it adds are monitored
             * @default true
             */
            monitored_when_added?: boolean;
            /**
             * @description Search for a release as soon as a movie is added
             * @default true
             */
            search_when_added?: boolean;
            /** @description Id of the quality profile */
            quality_profile_id?: number | null;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number | null;
            /** @description For movies that it adds; null uses the setting */
            minimum_availability?: ("announced" | "in_cinemas" | "released") | null;
            /**
             * @description Ids of its tags
             * @default []
             */
            tag_ids?: number[];
            /** @description The fields of the type; secret ones are write-only. An absent field is unchanged, null deletes it */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description Body of `addMovie` */
        AddMovieRequest: {
            /** @description Id at the metadata provider */
            metadata_id: number;
            /** @description Id of the quality profile */
            quality_profile_id?: number;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number;
            /** @description Whether releases of the movie are searched for */
            monitored?: boolean;
            /**
             * @description When the movie is considered available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
            /**
             * @description Search for a release at once
             * @default true
             */
            search?: boolean;
        };
        /** @description Body of `addQualityProfile` */
        AddQualityProfileRequest: {
            /** @description Its name */
            name: string;
            /** @description Worst first, best last */
            items: ({
                /** @description A single quality; a group has `group` and `qualities` instead */
                quality: string;
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of equal qualities */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrading stops */
            cutoff: string;
            /**
             * @description Whether a better release replaces the file
             * @default true
             */
            upgrade_allowed?: boolean;
            /**
             * @description Releases with a lower score are rejected
             * @default 0
             */
            min_format_score?: number;
            /**
             * @description Upgrades by score stop at this score
             * @default 0
             */
            cutoff_format_score?: number;
            /**
             * @description The minimum gain in score for an upgrade
             * @default 1
             */
            min_upgrade_score?: number;
            /**
             * @description Score of each custom format
             * @default []
             */
            format_scores?: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description Added to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Accepted languages of a release; defaults to any */
            languages?: {
                /**
                 * @description How these languages apply to a release
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /**
             * @description Deviations from the default sizes of a quality
             * @default []
             */
            size_limits?: {
                /** @description The quality that these limits are for */
                quality: string;
                /** @description Smallest size, in megabytes per minute */
                min_size: number | null;
                /** @description Largest size, in megabytes per minute; null is no limit */
                max_size: number | null;
                /** @description Size to aim for, in megabytes per minute */
                preferred_size: number | null;
            }[];
            /**
             * @description At least one of these must be in the name; `/pattern/i` is a regular expression
             * @default []
             */
            must_contain?: string[];
            /**
             * @description None of these may be in the name
             * @default []
             */
            must_not_contain?: string[];
            /**
             * @description Minimum age of a release before it is grabbed
             * @default 0
             */
            delay_minutes?: number;
            /**
             * @description The best quality of the profile is not delayed
             * @default true
             */
            delay_bypass_best_quality?: boolean;
            /**
             * @description A release with this format score is not delayed
             * @default null
             */
            delay_bypass_score?: number | null;
            /**
             * @description Whether it is the default
             * @default false
             */
            is_default?: boolean;
        };
        /** @description Body of `addRootFolder` */
        AddRootFolderRequest: {
            /** @description Full path */
            path: string;
            /**
             * @description Create the folder if it does not exist
             * @default false
             */
            create?: boolean;
        };
        /** @description Body of `addTag` */
        AddTagRequest: {
            /** @description Its name */
            name: string;
        };
        /** @description Body of `addView` */
        AddViewRequest: {
            /** @description Its name */
            name: string;
            /** @description Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}` */
            query: {
                [key: string]: string;
            };
            /** @description Name of the icon */
            icon?: string | null;
            /** @description Its place among the others */
            position?: number;
        };
        /** @description Body of `addWebhook` */
        AddWebhookRequest: {
            /** @description Its name */
            name: string;
            /** @description Write-only: it contains a secret */
            url: string;
            /**
             * @description GET sends no body
             * @enum {string}
             */
            method?: "POST" | "PUT" | "GET";
            /** @description Types of events; empty means all */
            events?: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "subtitle_removed" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
            /** @description Format of the sent body */
            template?: string | null;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Write-only */
            headers?: {
                [key: string]: string;
            };
        };
        /** @description Addresses of the service for other devices */
        Addresses: {
            /** @description Best for a phone first; empty if only this computer can reach it */
            urls: string[];
        };
        /** @description The event `api_key_rotated`. */
        ApiKeyRotatedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "api_key_rotated";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Everything that can happen. Stored events carry `seq`; transient ones do not. New types may be added: ignore those you do not know. */
        AppEvent: components["schemas"]["MovieAddedEvent"] | components["schemas"]["MovieUpdatedEvent"] | components["schemas"]["MovieRemovedEvent"] | components["schemas"]["MovieWatchedEvent"] | components["schemas"]["MovieUnwatchedEvent"] | components["schemas"]["FileAddedEvent"] | components["schemas"]["FileUpgradedEvent"] | components["schemas"]["FileRemovedEvent"] | components["schemas"]["FileRenamedEvent"] | components["schemas"]["FileMissingEvent"] | components["schemas"]["FileRestoredEvent"] | components["schemas"]["LibraryScanProgressEvent"] | components["schemas"]["LibraryScanCompletedEvent"] | components["schemas"]["SearchStartedEvent"] | components["schemas"]["SearchProgressEvent"] | components["schemas"]["SearchCompletedEvent"] | components["schemas"]["ReleaseGrabbedEvent"] | components["schemas"]["ReleasePayloadRefusedEvent"] | components["schemas"]["BlocklistChangedEvent"] | components["schemas"]["DownloadQueuedEvent"] | components["schemas"]["DownloadStartedEvent"] | components["schemas"]["DownloadMetadataReadyEvent"] | components["schemas"]["DownloadProgressEvent"] | components["schemas"]["DownloadStalledEvent"] | components["schemas"]["DownloadPausedEvent"] | components["schemas"]["DownloadResumedEvent"] | components["schemas"]["DownloadCompletedEvent"] | components["schemas"]["DownloadFailedEvent"] | components["schemas"]["DownloadCancelledEvent"] | components["schemas"]["DownloadRemovedEvent"] | components["schemas"]["SeedingCompletedEvent"] | components["schemas"]["ImportStartedEvent"] | components["schemas"]["ImportCompletedEvent"] | components["schemas"]["ImportBlockedEvent"] | components["schemas"]["ImportFailedEvent"] | components["schemas"]["SubtitleAddedEvent"] | components["schemas"]["SubtitleRemovedEvent"] | components["schemas"]["PlaybackStartedEvent"] | components["schemas"]["PlaybackProgressEvent"] | components["schemas"]["PlaybackStoppedEvent"] | components["schemas"]["HealthChangedEvent"] | components["schemas"]["VpnChangedEvent"] | components["schemas"]["TaskStartedEvent"] | components["schemas"]["TaskCompletedEvent"] | components["schemas"]["TaskFailedEvent"] | components["schemas"]["BackupCreatedEvent"] | components["schemas"]["BackupVerifiedEvent"] | components["schemas"]["BackupDeletedEvent"] | components["schemas"]["BackupRestoredEvent"] | components["schemas"]["ConfigChangedEvent"] | components["schemas"]["IndexerChangedEvent"] | components["schemas"]["IndexerFailedEvent"] | components["schemas"]["IndexerRecoveredEvent"] | components["schemas"]["QualityProfileChangedEvent"] | components["schemas"]["CustomFormatChangedEvent"] | components["schemas"]["SessionCreatedEvent"] | components["schemas"]["SessionRevokedEvent"] | components["schemas"]["SessionUpdatedEvent"] | components["schemas"]["ApiKeyRotatedEvent"] | components["schemas"]["RootFolderChangedEvent"] | components["schemas"]["TagChangedEvent"] | components["schemas"]["ExclusionChangedEvent"] | components["schemas"]["DownloadClientChangedEvent"] | components["schemas"]["WebhookChangedEvent"] | components["schemas"]["RecycleChangedEvent"] | components["schemas"]["ListChangedEvent"] | components["schemas"]["TrackerConnectedEvent"] | components["schemas"]["TrackerDisconnectedEvent"] | components["schemas"]["TrackerSyncedEvent"] | components["schemas"]["UpdateAvailableEvent"];
        /** @description Body of `applyList` */
        ApplyListRequest: {
            /** @description Entries to add, in any state; absent adds the wanted ones, up to the limit of one sync; an empty list adds nothing */
            item_ids?: number[];
            /**
             * @description Rate movies of the library that have no rating yet
             * @default false
             */
            import_ratings?: boolean;
            /**
             * @description Mark movies of the library as watched
             * @default false
             */
            import_watched?: boolean;
            /**
             * @description Only count what would change, without asking the list or the movie database
             * @default false
             */
            dry_run?: boolean;
        };
        /** @description Body of `applyScan` */
        ApplyScanRequest: {
            /** @description Only these; defaults to all matched ones */
            item_ids?: number[];
            /** @description Never these */
            except_item_ids?: number[];
            /** @description Movies that a person chose */
            choices?: {
                /** @description Id of the item of the scan */
                item_id: number;
                /** @description Id of the movie at the metadata provider */
                metadata_id: number;
            }[];
            /** @description Id of the quality profile */
            quality_profile_id?: number;
            /** @description Whether releases of the movie are searched for */
            monitored?: boolean;
            /**
             * @description When the movie is considered available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
        };
        /** @description Whether the service starts with the computer. */
        Autostart: {
            /** @description Whether the service starts when this account signs in */
            enabled: boolean;
            /** @description Whether that can be changed here */
            supported: boolean;
            /** @description What starts it */
            how: ("systemd" | "launchd" | "task_scheduler") | null;
        };
        /** @description Whether the service should start with the computer */
        AutostartChange: {
            /** @description Whether the service should start when this account signs in */
            enabled: boolean;
        };
        /** @description An archive of the database. It contains secrets. */
        Backup: {
            /** @description Its id */
            id: number;
            /**
             * @description Why it was created
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Version of the program that created it */
            app_version: string;
            /** @description Version of the database inside */
            schema_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /** @description SHA-256 of the archive file */
            checksum_sha256: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            verified_at: string | null;
            /** @description Its file is not in the backup folder */
            missing: boolean;
        };
        /** @description The event `backup_created`. */
        BackupCreatedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_created";
            /** @description Id of the backup; null for an upload */
            backup_id: number;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `backup_deleted`. */
        BackupDeletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_deleted";
            /** @description Id of the backup; null for an upload */
            backup_id: number;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Backup` */
        BackupPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Backup"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `backup_restored`. */
        BackupRestoredEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_restored";
            /** @description Id of the backup; null for an upload */
            backup_id: number | null;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `backup_verified`. */
        BackupVerifiedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_verified";
            /** @description Id of the backup; null for an upload */
            backup_id: number;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /** @description Whether it succeeded */
            ok: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `blockRelease` */
        BlockReleaseRequest: {
            /** @description Id of the movie; null when there is none */
            movie_id?: number | null;
            /** @description Info hash of the torrent, in hex; null while unknown */
            info_hash?: string | null;
            /** @description Its title */
            title: string;
            /** @description Why, for people, in English */
            reason?: string;
        };
        /** @description The event `blocklist_changed`. */
        BlocklistChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "blocklist_changed";
            /** @description Its id */
            id: number;
            /** @description Its title */
            title: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A release that is never grabbed */
        BlocklistEntry: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number | null;
            /** @description Info hash of the torrent, in hex; null while unknown */
            info_hash: string | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values: {
                [key: string]: unknown;
            } | null;
            /** @description Why, for people, in English */
            reason: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description One page of `BlocklistEntry` */
        BlocklistEntryPage: {
            /** @description The rows of this page */
            results: components["schemas"]["BlocklistEntry"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A one-time code that signs a browser in on this computer */
        BootCode: {
            /** @description The one-time code */
            code: string;
            /** @description Signs in a browser on the same computer, once */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description Result of a bulk change */
        BulkResult: {
            /** @description Number changed */
            changed: number;
            /** @description The movies that are not in the library */
            not_found: number[];
        };
        /** @description A release day of a movie, in the configured region */
        CalendarEntry: {
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Year of release */
            year: number | null;
            /**
             * Format: date
             * @description The day
             */
            date: string;
            /**
             * @description Kind of release on that day
             * @enum {string}
             */
            kind: "cinema" | "digital" | "physical";
            /** @description Whether releases of the movie are searched for */
            monitored: boolean;
            /** @description Whether the library has a file of it */
            has_file: boolean;
            /** @description Address of the poster, served by this service */
            poster_url: string | null;
            /** @description The movie; only with `expand` */
            movie?: unknown;
        };
        /** @description One page of `CalendarEntry` */
        CalendarEntryPage: {
            /** @description The rows of this page */
            results: components["schemas"]["CalendarEntry"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A cast member of a movie */
        CastMember: {
            /** @description Id at the metadata provider, for `/metadata/people/{id}` */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Character */
            character: string | null;
            /** @description Served by this service, below `base_url` */
            portrait_url: string | null;
        };
        /** @description A log line of a client */
        ClientLine: {
            /**
             * @description Severity
             * @enum {string}
             */
            level: "error" | "warn" | "info" | "debug" | "trace";
            /** @description Description for people, in English */
            message: string;
            /** @description Which part of the client; `web` when absent */
            module?: string;
            /** @description Structured data of the line */
            fields?: {
                [key: string]: unknown;
            };
            /** @description Status of the logged response */
            trace_id?: string;
        };
        /** @description A collection with at least one movie in the library */
        Collection: {
            /** @description Its id */
            id: number;
            /** @description Id of the collection at the metadata provider */
            metadata_id: number;
            /** @description Name of the collection */
            name: string;
            /** @description Subject */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description Whether new parts are added as wanted movies */
            monitored: boolean;
            /** @description For parts that are added; null is the default profile */
            quality_profile_id: number | null;
            /** @description For parts that are added; null is the default folder */
            root_folder_id: number | null;
            /** @description Number of parts at the provider; null until it was asked */
            part_count: number | null;
            /** @description Ids of its movies in the library */
            movie_ids: number[];
            /** @description Number of parts in the library */
            movie_count: number;
        };
        /** @description Result of adding the missing parts of a collection */
        CollectionAdded: {
            /** @description The movies that were added */
            movie_ids: number[];
            /** @description Parts that are excluded and were not added */
            excluded: number;
            /** @description Parts that could not be added */
            failed: {
                /** @description Id of the movie at the metadata provider */
                metadata_id: number;
                /** @description Title of the part */
                title: string;
                /** @description Why it could not be added */
                message: string;
            }[];
        };
        /** @description One page of `Collection` */
        CollectionPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Collection"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description All settings. The API key reads secrets as stored, a session reads `[REDACTED]`. */
        Config: {
            /**
             * Base path
             * @description Sub-path behind a reverse proxy, such as /movies.
             */
            base_url: string | null;
            /**
             * Listen address
             * @description 127.0.0.1 for this computer only, 0.0.0.0 for every device on your network.
             */
            listen_address: string;
            /**
             * Port
             * @description The port that Marquee listens on.
             */
            listen_port: number;
            /**
             * Public address
             * @description The address that people type if Marquee runs behind a reverse proxy.
             */
            public_url: string | null;
            /**
             * Language of movie information
             * @description Titles and overviews are shown in this language.
             */
            language: string;
            /**
             * Region
             * @description Release dates and age ratings come from this country.
             */
            region: string;
            /**
             * Log level
             * @description What is written to the log, from errors only to everything.
             * @enum {string}
             */
            log_level: "error" | "warn" | "info" | "debug" | "trace";
            /**
             * Keep logs for
             * @description Older log lines are removed; the last seven days are always kept.
             */
            log_retention_days: number;
            /**
             * Check for updates
             * @description Ask once a day whether a newer version exists. Nothing about you is sent.
             */
            update_check_enabled: boolean;
            /**
             * API key
             * @description The master key: it gives access to everything. It cannot be typed here.
             */
            api_key: string | null;
            /**
             * Signing key
             * @description Signs cursors and media addresses. Generated by Marquee.
             */
            session_signing_key: string | null;
            /**
             * Default library folder
             * @description Where new movies go unless you choose another folder.
             */
            default_root_folder_id: number | null;
            /**
             * Folder name
             * @description Template for the folder of a movie.
             */
            movie_folder_format: string;
            /**
             * File name
             * @description Template for the name of a movie file, without its extension.
             */
            movie_file_format: string;
            /**
             * Colons in titles
             * @description What replaces a colon in file names.
             * @enum {string}
             */
            colon_replacement: "delete" | "dash" | "space-dash" | "space-dash-space" | "smart";
            /**
             * Import by
             * @description A hard link takes no extra space and keeps seeding; a copy is a second file.
             * @enum {string}
             */
            import_mode: "hardlink" | "copy";
            /**
             * Recycle bin
             * @description Keep removed and replaced files for a while.
             */
            recycle_enabled: boolean;
            /**
             * Empty the recycle bin after
             * @description Older files are deleted permanently.
             */
            recycle_days: number;
            /**
             * Keep free
             * @description Marquee downloads and copies nothing that would leave less than this.
             */
            min_free_space_mb: number;
            /**
             * Media tool
             * @description Path to ffmpeg; leave empty to find it automatically. Changing it requires the API key.
             */
            media_tool_path: string | null;
            /**
             * Convert while playing
             * @description For devices that cannot play a file as it is.
             */
            transcoding_enabled: boolean;
            /**
             * Graphics card
             * @description The hardware that converts video. This version does not use it yet.
             * @enum {string}
             */
            hw_acceleration: "auto" | "none" | "vaapi" | "nvenc" | "qsv" | "videotoolbox" | "amf";
            /**
             * Conversions at once
             * @description Further viewers have to wait.
             */
            max_transcodes: number;
            /**
             * Watched from
             * @description A movie counts as watched from here on.
             */
            watched_threshold_percent: number;
            /**
             * Daily backup
             * @description Backs up the database: settings, library, and history, but no movies.
             */
            backup_enabled: boolean;
            /**
             * Keep
             * @description How many daily backups to keep.
             */
            backup_keep: number;
            /**
             * Backup folder
             * @description Leave empty for the data folder.
             */
            backup_path: string | null;
            /**
             * Search for wanted movies every
             * @description Each round uses only part of the daily limits of your indexers.
             */
            search_interval_minutes: number;
            /**
             * Read new releases every
             * @description One request per indexer covers all wanted movies.
             */
            feed_interval_minutes: number;
            /**
             * Start searching when
             * @description Marquee searches for new movies from this point on.
             * @enum {string}
             */
            minimum_availability_default: "announced" | "in_cinemas" | "released";
            /**
             * Wait after that
             * @description Days to wait after a movie becomes available. A negative number starts searching that many days before.
             */
            availability_delay_days: number;
            /**
             * Upgrade movies
             * @description Search for better files until a movie is good enough.
             */
            upgrade_enabled: boolean;
            /**
             * Corrected releases
             * @description Whether a corrected release (proper, repack) replaces one of the same quality.
             * @enum {string}
             */
            propers: "prefer_and_upgrade" | "do_not_upgrade" | "do_not_prefer";
            /**
             * Downloads folder
             * @description Where movies download and seed; best on the same disk as the library. Leave empty for the data folder.
             */
            download_path: string | null;
            /**
             * Downloads at once
             * @description How many movies may download at once.
             */
            max_concurrent_downloads: number;
            /**
             * Download limit
             * @description 0 means no limit.
             */
            download_speed_limit: number;
            /**
             * Upload limit
             * @description 0 means no limit.
             */
            upload_speed_limit: number;
            /**
             * Port for peers
             * @description Other peers reach you here; 0 chooses a port and keeps it.
             */
            torrent_port: number;
            /**
             * Ask the router to forward the port
             * @description By UPnP, NAT-PMP or PCP, so that other peers can reach you.
             */
            port_mapping_enabled: boolean;
            /**
             * Find peers without a tracker (DHT)
             * @description Never used for private torrents.
             */
            dht_enabled: boolean;
            /**
             * Ask peers for peers (PEX)
             * @description Never used for private torrents.
             */
            pex_enabled: boolean;
            /**
             * Find peers on the local network
             * @description Only affects clients that never announce private torrents locally; the built-in client never announces locally. This version does not use it yet.
             */
            lsd_enabled: boolean;
            /**
             * Seed until ratio
             * @description Stop seeding at this ratio; 0 means no limit. An indexer may require more.
             */
            seed_ratio_limit: number;
            /**
             * Seed for
             * @description Stop seeding after this time; 0 means no limit.
             */
            seed_minutes_limit: number;
            /**
             * Give up after
             * @description A download without any progress for this long is replaced by the next best release.
             */
            stall_minutes: number;
            /**
             * Never download these files
             * @description Marquee skips files with these extensions. It rejects a release that contains little else, before downloading it.
             */
            blocked_extensions: string[];
            /**
             * Send torrent traffic through a VPN
             * @description Covers peers, trackers, DHT, and web seeds. Pages, posters, and everything else stay outside; indexers can go with the torrents.
             */
            vpn_enabled: boolean;
            /**
             * What goes through it
             * @description Torrents only, or also searches at indexers and the .torrent files that they offer. Indexers in your own network are still searched directly. While the VPN is down, the others are not searched. Not available with a SOCKS5 proxy.
             * @enum {string}
             */
            vpn_cover: "torrents" | "torrents_and_indexers";
            /**
             * Connect by
             * @description WireGuard, which is built into Marquee, or a tunnel that you already have: its network interface (on Linux) or a SOCKS5 proxy. A proxy carries outgoing connections only: no DHT, no UDP trackers, no web seeds, and no peer can connect to you.
             * @enum {string}
             */
            vpn_kind: "wireguard" | "interface" | "socks5";
            /**
             * Network interface
             * @description The interface of your tunnel, such as wg0 or tun0. If it disappears or changes its address, downloads wait. Marquee does not check that it hides anything.
             */
            vpn_interface: string | null;
            /**
             * SOCKS5 proxy
             * @description Host and port of a proxy without a password. Only the proxy resolves the names of trackers.
             */
            vpn_proxy: string | null;
            /**
             * Private key
             * @description Your own key for the tunnel.
             */
            vpn_private_key: string | null;
            /**
             * Address in the tunnel
             * @description Such as 10.2.0.2; separate several with commas.
             */
            vpn_address: string | null;
            /**
             * Public key of the server
             * @description The public key of the VPN server.
             */
            vpn_peer_public_key: string | null;
            /**
             * VPN server
             * @description Host and port of the VPN server.
             */
            vpn_endpoint: string | null;
            /**
             * DNS server
             * @description The only DNS server used inside the tunnel; separate several with commas. It also resolves indexers that go through the VPN. Without one, trackers and indexers cannot be found by name there.
             */
            vpn_dns: string | null;
            /**
             * Kill switch
             * @description Always on: the torrent engine has no network but the tunnel, so nothing leaves when it is down.
             */
            vpn_kill_switch: boolean;
            /**
             * Port forwarding
             * @description Lets other peers connect to you. Ask the VPN server for a port (NAT-PMP or PCP), or use the one that your provider has reserved for you.
             * @enum {string}
             */
            vpn_port_forward_provider: "none" | "nat_pmp" | "api";
            /**
             * Reserved port
             * @description The port number that your provider has reserved for you.
             */
            vpn_port_forward_api_key: string | null;
            /**
             * Service for the exit address
             * @description Reports your public address. Marquee asks it only through the VPN, when the VPN comes up and once a day, so it only learns the address of the VPN. Leave empty to ask none.
             */
            vpn_exit_url: string | null;
            /**
             * Key
             * @description Your own key (v3) or token (v4) for the movie database.
             */
            metadata_api_key: string | null;
            /**
             * Address
             * @description The movie database, or a mirror of it.
             */
            metadata_url: string;
            /**
             * Client ID
             * @description From the application you registered at the tracking service; its redirect address is urn:ietf:wg:oauth:2.0:oob.
             */
            tracker_client_id: string | null;
            /**
             * Client secret
             * @description From the application you registered at the tracking service.
             */
            tracker_client_secret: string | null;
            /**
             * Address
             * @description The tracking service.
             */
            tracker_url: string;
            /**
             * Sync watched movies
             * @description Both ways, and nothing is ever removed.
             */
            tracker_sync_history: boolean;
            /**
             * Add movies from the watchlist
             * @description New entries become wanted movies.
             */
            tracker_sync_watchlist: boolean;
            /**
             * Report what is playing
             * @description Report start, pause, and end of a movie.
             */
            tracker_scrobble: boolean;
            /**
             * Key
             * @description Your own key for the subtitle service.
             */
            subtitles_api_key: string | null;
            /**
             * User name
             * @description Your username at the subtitle service. With an account you can download more per day.
             */
            subtitles_username: string | null;
            /**
             * Password
             * @description Your password at the subtitle service.
             */
            subtitles_password: string | null;
            /**
             * Address
             * @description The subtitle service.
             */
            subtitles_url: string;
            /**
             * Languages
             * @description Marquee searches for subtitles in these languages.
             */
            subtitle_languages: string[];
            /**
             * Download automatically
             * @description Download missing subtitles when a movie is imported, and search for them every six hours.
             */
            subtitle_auto: boolean;
            /**
             * Key
             * @description Your MDBList API key, for lists of the type MDBList.
             */
            list_api_key: string | null;
            /**
             * Address
             * @description The list service.
             */
            list_url: string;
            /**
             * Add at most
             * @description A list never adds more than this in one sync.
             */
            list_max_added_per_sync: number;
        };
        /** @description The event `config_changed`. */
        ConfigChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "config_changed";
            /** @description Names of the affected fields */
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Result of a settings test */
        ConfigTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The message for programs */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Result for people, in English */
            message: string;
        };
        /** @description A crew member of a movie */
        CrewMember: {
            /** @description Id at the metadata provider, for `/metadata/people/{id}` */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Such as `Director` */
            job: string;
            /** @description Served by this service, below `base_url` */
            portrait_url: string | null;
        };
        /** @description Describes releases to prefer or avoid; quality profiles give it a score */
        CustomFormat: {
            /** @description Its name */
            name: string;
            /** @description Conditions for a release; one match per kind is enough unless a condition is `required` */
            conditions: ({
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_title";
                /** @description Conditions that it matches */
                value: string;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "edition";
                /** @description Conditions that it matches */
                value: string;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_group";
                /** @description Conditions that it matches */
                value: string;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "language";
                /** @description English name, or `Original` */
                value: string;
                /** @description A language other than this one */
                except?: boolean;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description Conditions that it matches */
                value: string;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "source";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description Conditions that it matches
                 * @enum {integer}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "size";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "year";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /** @description Whether the condition is negated */
                negate: boolean;
                /** @description Whether this condition must match even if others of its kind do */
                required: boolean;
            })[];
            /** @description Its id */
            id: number;
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
        };
        /** @description The event `custom_format_changed`. */
        CustomFormatChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "custom_format_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Result of importing custom formats */
        CustomFormatImport: {
            /** @description What was imported */
            imported: {
                custom_format: components["schemas"]["CustomFormat"];
                /** @description Score suggested by its authors */
                suggested_score: number | null;
            }[];
            /** @description Rejected as a whole: with a missing condition, it would match the wrong releases */
            refused: {
                /** @description Its name */
                name: string;
                /** @description Code for programs; more may be added */
                code: string;
                /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description Why, for people, in English */
                why: string;
            }[];
        };
        /** @description One page of `CustomFormat` */
        CustomFormatPage: {
            /** @description The rows of this page */
            results: components["schemas"]["CustomFormat"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description What this service shows. */
        Demo: {
            /** @description Whether this service shows sample movies, which leave nothing behind */
            is_sample: boolean;
        };
        /** @description A torrent on its way to the library */
        Download: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Id of the release; null when it was added by hand */
            release_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Info hash of the torrent, in hex; null while unknown */
            info_hash: string | null;
            /** @description Name of the download client; the embedded one is `embedded` */
            client: string;
            /**
             * @description queued → fetching_metadata → checking → downloading ⇄ stalled | paused → importing (or import_blocked) → seeding → completed; from any of them failed or cancelled
             * @enum {string}
             */
            state: "queued" | "fetching_metadata" | "checking" | "downloading" | "stalled" | "paused" | "importing" | "import_blocked" | "seeding" | "completed" | "failed" | "cancelled";
            /** @description From 0 to 1 */
            progress: number;
            /** @description bytes */
            size_bytes: number | null;
            /** @description bytes */
            downloaded_bytes: number;
            /** @description bytes */
            uploaded_bytes: number;
            /** @description bytes per second */
            download_speed: number;
            /** @description bytes per second */
            upload_speed: number;
            /** @description Number of seeders; null if unknown */
            seeders: number | null;
            /** @description Number of connected peers; null if unknown */
            peers: number | null;
            /** @description Seconds until complete at this speed; null if unknown */
            eta_seconds: number | null;
            /** @description Bytes uploaded per byte downloaded */
            ratio: number;
            /** @description What went wrong; null when nothing did */
            error: components["schemas"]["Reason"] | null;
            /** @description Whether it can be played during the download: the embedded client downloads it, and its movie is an MKV, WebM, or MP4 file */
            can_be_watched: boolean;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string | null;
            /** @description Sum of the scores of the matching custom formats */
            score: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            imported_at: string | null;
            /** @description The movie; only with `expand` */
            movie?: components["schemas"]["Movie"] | null;
            /** @description The release; only with `expand` */
            release?: components["schemas"]["Release"] | null;
        };
        /** @description The event `download_cancelled`. */
        DownloadCancelledEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_cancelled";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A program that downloads torrents */
        DownloadClient: {
            /** @description Its id */
            id: number;
            /** @description One of `GET /download-clients/types` */
            type: string;
            /** @description Its name */
            name: string;
            /** @description Smaller numbers are used first */
            priority: number;
            /** @description Whether it is in use */
            enabled: boolean;
            /** @description The fields of its type. Secrets are write-only: set ones read `[REDACTED]` */
            settings: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updated_at: string;
        };
        /** @description The event `download_client_changed`. */
        DownloadClientChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_client_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `DownloadClient` */
        DownloadClientPage: {
            /** @description The rows of this page */
            results: components["schemas"]["DownloadClient"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Result of a download client test */
        DownloadClientTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The message for programs */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Result for people, in English */
            message: string;
            /** @description Version of the program that answered */
            version: string;
        };
        /** @description A type of download client and its settings */
        DownloadClientType: {
            /** @description Value for the `type` of a download client */
            type: string;
            /** @description Name for people */
            label: string;
            /** @description Its settings */
            fields: components["schemas"]["FieldDeclaration"][];
        };
        /** @description One page of `DownloadClientType` */
        DownloadClientTypePage: {
            /** @description The rows of this page */
            results: components["schemas"]["DownloadClientType"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `download_completed`. */
        DownloadCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_completed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_failed`. */
        DownloadFailedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_failed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description Time of the next try; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A file within a download */
        DownloadFile: {
            /** @description Number of the file within the torrent */
            index: number;
            /** @description Path within the download */
            path: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Whether it is downloaded */
            wanted: boolean;
        };
        /** @description One page of `DownloadFile` */
        DownloadFilePage: {
            /** @description The rows of this page */
            results: components["schemas"]["DownloadFile"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `download_metadata_ready`. */
        DownloadMetadataReadyEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_metadata_ready";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Number of files */
            files: number;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `downloadMovieSubtitle` */
        DownloadMovieSubtitleRequest: {
            /** @description From the results of the last search */
            provider_id: string;
        };
        /** @description One page of `Download` */
        DownloadPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Download"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `download_paused`. */
        DownloadPausedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_paused";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_progress`; it is sent, not stored. */
        DownloadProgressEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_progress";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Current state */
            state: string;
            /** @description From 0 to 1 */
            progress: number;
            /** @description Size in bytes; null while unknown */
            size_bytes: number | null;
            /** @description bytes */
            downloaded_bytes: number;
            /** @description bytes */
            uploaded_bytes: number;
            /** @description bytes */
            download_speed: number;
            /** @description bytes */
            upload_speed: number;
            /** @description Number of seeders; null if unknown */
            seeders: number | null;
            /** @description Number of connected peers; null if unknown */
            peers: number | null;
            /** @description Seconds until complete at this speed; null if unknown */
            eta_seconds: number | null;
            /** @description Bytes uploaded per byte downloaded */
            ratio: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description The event `download_queued`. */
        DownloadQueuedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_queued";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Name of the download client; the embedded one is `embedded` */
            client: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_removed`. */
        DownloadRemovedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_removed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Whether the downloaded data was deleted too */
            data_deleted: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_resumed`. */
        DownloadResumedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_resumed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_stalled`. */
        DownloadStalledEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_stalled";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description Time of the next try; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `download_started`. */
        DownloadStartedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "download_started";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Size in bytes; null while unknown */
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The shape of every error. */
        Error: {
            /** @description What went wrong */
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description For people, in English */
                message: string;
                /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
                values?: {
                    [key: string]: unknown;
                };
                /** @description Details for programs */
                details?: {
                    /** @description What exactly went wrong, for programs: the code of the message */
                    reason: string;
                };
            };
        };
        /**
         * @description What went wrong, for programs. With their statuses: `bad_request` 400, `invalid_cursor` 400, `invalid_expand` 400, `unauthorized` 401, `forbidden` 403, `not_found` 404, `method_not_allowed` 405, `conflict` 409, `payload_too_large` 413, `unsupported_media_type` 415, `range_not_satisfiable` 416, `validation_error` 422, `rate_limited` 429, `internal_error` 500, `service_unavailable` 503, `insufficient_storage` 507.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "invalid_cursor" | "invalid_expand" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "validation_error" | "rate_limited" | "internal_error" | "service_unavailable" | "insufficient_storage";
        /** @description Body of `evaluateReleases` */
        EvaluateReleasesRequest: {
            /** @description The releases */
            releases?: {
                /** @description Its title */
                title: string;
                /** @description Size in bytes; null while unknown */
                size_bytes?: number | null;
                /** @description Number of seeders; null if unknown */
                seeders?: number | null;
            }[];
            /** @description Evaluate them for this movie; without it, each is matched to a movie in the library */
            movie_id?: number;
            /** @description Defaults to the default profile */
            quality_profile_id?: number;
            /** @description Changes to the profile before evaluating; nothing is saved */
            profile?: {
                /** @description Its name */
                name?: string;
                /** @description Worst first, best last */
                items?: ({
                    /** @description A single quality; a group has `group` and `qualities` instead */
                    quality: string;
                    /** @description Whether releases of this quality are grabbed */
                    allowed: boolean;
                } | {
                    /** @description Name of a group of equal qualities */
                    group: string;
                    /** @description The qualities of the group, all worth the same */
                    qualities: string[];
                    /** @description Whether releases of this quality are grabbed */
                    allowed: boolean;
                })[];
                /** @description The quality or group of `items` at which upgrading stops */
                cutoff?: string;
                /** @description Whether a better release replaces the file */
                upgrade_allowed?: boolean;
                /** @description Releases with a lower score are rejected */
                min_format_score?: number;
                /** @description Upgrades by score stop at this score */
                cutoff_format_score?: number;
                /** @description The minimum gain in score for an upgrade */
                min_upgrade_score?: number;
                /** @description Score of each custom format */
                format_scores?: {
                    /** @description Id of the custom format */
                    custom_format_id: number;
                    /** @description Added to the score of a release; may be negative */
                    score: number;
                }[];
                /** @description Languages, by their English names */
                languages?: {
                    /**
                     * @description How these languages apply to a release
                     * @enum {string}
                     */
                    mode: "any" | "original" | "any_of" | "all_of";
                    /** @description Languages, by their English names */
                    values: string[];
                };
                /** @description Deviations from the default sizes of a quality */
                size_limits?: {
                    /** @description The quality that these limits are for */
                    quality: string;
                    /** @description Smallest size, in megabytes per minute */
                    min_size: number | null;
                    /** @description Largest size, in megabytes per minute; null is no limit */
                    max_size: number | null;
                    /** @description Size to aim for, in megabytes per minute */
                    preferred_size: number | null;
                }[];
                /** @description At least one of these must be in the name; `/pattern/i` is a regular expression */
                must_contain?: string[];
                /** @description None of these may be in the name */
                must_not_contain?: string[];
                /** @description Minimum age of a release before it is grabbed */
                delay_minutes?: number;
                /** @description The best quality of the profile is not delayed */
                delay_bypass_best_quality?: boolean;
                /** @description A release with this format score is not delayed */
                delay_bypass_score?: number | null;
                /** @description Whether it is the default */
                is_default?: boolean;
            };
        };
        /** @description How releases would be evaluated */
        Evaluation: {
            /** @description The releases */
            releases: {
                /** @description Its title */
                title: string;
                /** @description Id of the movie; null when there is none */
                movie_id: number | null;
                /** @description Title of the movie */
                movie_title: string | null;
                /** @description Name of the quality, such as `Bluray-1080p` */
                quality: string;
                /** @description Information from the name */
                parsed: {
                    /** @description Its title */
                    title: string | null;
                    /** @description Possible titles in the name */
                    titles: string[];
                    /** @description Year of release */
                    year: number | null;
                    /** @description Source of the release, such as `bluray`; null if the name does not tell */
                    source: string;
                    /** @description Vertical resolution, such as 1080; null if unknown */
                    resolution: number;
                    /** @description Such as `remux`; `none` for an ordinary copy */
                    modifier: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Words in the name that determine the quality */
                    quality_from: {
                        /** @description Source of the release, such as `bluray`; null if the name does not tell */
                        source: string;
                        /** @description Vertical resolution, such as 1080; null if unknown */
                        resolution: string;
                    };
                    /** @description Revision of the release */
                    revision: {
                        /** @description 2 for a proper or repack, 3 for the next one */
                        version: number;
                        /** @description Number of times the name contains REAL */
                        real: number;
                        /** @description Whether it is a repack by the same group */
                        is_repack: boolean;
                    };
                    /** @description Edition, such as `Extended`; empty for the standard one */
                    edition: string;
                    /** @description The release group; null if unknown */
                    release_group: string | null;
                    /** @description Languages, by their English names */
                    languages: string[];
                    /** @description Whether the name says that it is multilingual */
                    multi: boolean;
                    /** @description Hardcoded subtitles; null if there are none */
                    hardcoded_subs: string | null;
                    /** @description IMDb id in the name */
                    imdb_id: string | null;
                    /** @description Id of the metadata provider in the name */
                    tmdb_id: number | null;
                    /** @description Video codec in the name */
                    video_codec: string | null;
                    /** @description Audio codec in the name */
                    audio_codec: string | null;
                    /** @description HDR formats in the name */
                    hdr: string[];
                };
                /**
                 * @description `temporarily_rejected` may become `accepted` later
                 * @enum {string}
                 */
                verdict: "accepted" | "rejected" | "temporarily_rejected";
                /** @description Reasons for the verdict */
                reasons: components["schemas"]["Reason"][];
                /** @description Sum of the scores of the matching custom formats */
                score: number;
                /** @description Parts of the score */
                score_parts: {
                    /** @description Its name */
                    name: string;
                    /** @description Points for this part */
                    score: number;
                    /** @description Text for people, in English */
                    text: string;
                }[];
                /** @description The matching custom formats */
                custom_formats: string[];
                /** @description Languages, by their English names */
                languages: string[];
            }[];
            /** @description Movies of this profile whose candidates of the last 30 days would be evaluated differently; empty without a change */
            changes: {
                /** @description Id of the movie; null when there is none */
                movie_id: number;
                /** @description Title of the movie */
                movie_title: string;
                /** @description The current verdict */
                before: {
                    /** @description Id of the release; null when it was added by hand */
                    release_id: number;
                    /** @description Its title */
                    title: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Sum of the scores of the matching custom formats */
                    score: number;
                } | null;
                /** @description The verdict after the change */
                after: {
                    /** @description Id of the release; null when it was added by hand */
                    release_id: number;
                    /** @description Its title */
                    title: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Sum of the scores of the matching custom formats */
                    score: number;
                } | null;
                /** @description Candidates with another verdict or score */
                verdicts_changed: number;
            }[];
        };
        /** @description Body of `exchangeCode` */
        ExchangeCodeRequest: {
            /** @description Name of the device */
            label?: string;
        };
        /** @description The session that a one-time code was exchanged for */
        ExchangedSession: {
            session: components["schemas"]["Session"];
        };
        /** @description A movie that no list may add */
        Exclusion: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Its title */
            title: string;
            /** @description Year of release */
            year: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description The event `exclusion_changed`. */
        ExclusionChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "exclusion_changed";
            /** @description Its id */
            id: number;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Its title */
            title: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Exclusion` */
        ExclusionPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Exclusion"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Declaration of a setting, for forms. */
        FieldDeclaration: {
            /** @description Its name */
            name: string;
            /** @description text, integer, decimal, toggle, choice, or list */
            kind: string;
            /** @description Form section */
            section: string;
            /** @description Name for people */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Whether it is shown only to the API key */
            secret: boolean;
            /** @description Whether null clears it */
            nullable: boolean;
            /** @description Whether forms show it only on demand */
            advanced: boolean;
            /** @description False if this version does not use it yet; forms omit it */
            in_use: boolean;
            /** @description Unit of a number; null if it has none */
            unit: string | null;
            /** @description Format of a text; null for any */
            format: string | null;
            /** @description Minimum */
            min: number | null;
            /** @description Maximum */
            max: number | null;
            /** @description The options; null if it is not a choice */
            options: string[] | null;
            /** @description Default value */
            default: unknown;
            /** @description The value from the command line or the environment, which overrides this setting */
            overridden_by?: string | number | null;
        };
        /** @description One page of `FieldDeclaration` */
        FieldDeclarationPage: {
            /** @description The rows of this page */
            results: components["schemas"]["FieldDeclaration"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `file_added`. */
        FileAddedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_added";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `file_missing`. */
        FileMissingEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_missing";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `file_removed`. */
        FileRemovedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_removed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /** @description Whether it went to the recycle bin */
            recycled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `file_renamed`. */
        FileRenamedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_renamed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /** @description Previous path relative to its root folder */
            previous_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `file_restored`. */
        FileRestoredEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_restored";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `file_upgraded`. */
        FileUpgradedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upgraded";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Quality of the file that it replaced */
            replaced_quality: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A folder on the disk, for pickers */
        Folder: {
            /** @description Its name */
            name: string;
            /** @description Full path */
            path: string;
            /** @description Whether the service may write there */
            writable: boolean;
        };
        /** @description One page of `Folder` */
        FolderPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Folder"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
            /** @description The listed folder */
            path: string;
            /** @description Whether the requested folder does not exist, so that `path` is its nearest existing parent */
            missing: boolean;
            /** @description The parent folder; null at the top */
            parent: string | null;
            /** @description Common folders for movies, and the disks of this computer, if they exist */
            places: components["schemas"]["Place"][];
            /** @description Whether the service may write there */
            writable: boolean;
            /** @description bytes */
            free_bytes: number | null;
        };
        /** @description A collection as the metadata provider lists it */
        FoundCollection: {
            /** @description Id at the metadata provider, for `/metadata/collections/{id}` */
            metadata_id: number;
            /** @description Name of the collection */
            name: string;
            /** @description Subject */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Its id in the library, if one of its movies is there */
            collection_id: number | null;
        };
        /** @description One page of `FoundCollection` */
        FoundCollectionPage: {
            /** @description The rows of this page */
            results: components["schemas"]["FoundCollection"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A movie as the metadata provider lists it */
        FoundMovie: {
            /** @description Id at the metadata provider */
            metadata_id: number;
            /** @description Title in the configured language */
            title: string;
            /** @description Title in its own language */
            original_title: string;
            /** @description Year of the first release */
            year: number | null;
            /** @description Subject */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description From 0 to 10; null without votes */
            rating: number | null;
            /** @description Number of votes */
            rating_votes: number | null;
            /** @description As in `/metadata/genres` */
            genre_ids: number[];
            /** @description Its id in the library, if it is there */
            movie_id: number | null;
            /** @description Whether no list may add it */
            excluded: boolean;
        };
        /** @description One page of `FoundMovie` */
        FoundMoviePage: {
            /** @description The rows of this page */
            results: components["schemas"]["FoundMovie"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A person as the metadata provider lists them */
        FoundPerson: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Such as `Acting` or `Directing` */
            known_for: string | null;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description Best-known movies */
            titles: string[];
        };
        /** @description One page of `FoundPerson` */
        FoundPersonPage: {
            /** @description The rows of this page */
            results: components["schemas"]["FoundPerson"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A genre of the metadata provider */
        Genre: {
            /** @description Id at the metadata provider */
            id: number;
            /** @description Its name */
            name: string;
        };
        /** @description One page of `Genre` */
        GenrePage: {
            /** @description The rows of this page */
            results: components["schemas"]["Genre"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Body of `getPlayability` */
        GetPlayabilityRequest: {
            supports: components["schemas"]["Supports"];
        };
        /** @description Body of `grabRelease` */
        GrabReleaseRequest: {
            /**
             * @description Replace the file in the library even if it is not an upgrade
             * @default false
             */
            replaces?: boolean;
        };
        /** @description The event `health_changed`. */
        HealthChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "health_changed";
            /** @description Code for programs; more may be added */
            code: string;
            /**
             * @description Severity
             * @enum {string}
             */
            severity: "ok" | "notice" | "warning" | "error";
            /** @description Its title */
            title: string;
            /** @description Details for people */
            detail: string | null;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Something that needs attention */
        HealthEntry: {
            /** @description The code, and its subject if there can be several */
            id: string;
            /** @description Stable code for programs */
            code: string;
            /**
             * @description Severity
             * @enum {string}
             */
            severity: "ok" | "notice" | "warning" | "error";
            /** @description Its title */
            title: string;
            /** @description Details for people */
            detail: string | null;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values: {
                [key: string]: unknown;
            };
            /** @description What helps; null if nothing can be done here */
            fix: {
                /** @description Its kind */
                kind: string;
                /** @description Where to fix it in the user interface */
                route: string;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            since: string;
        };
        /** @description One page of `HealthEntry` */
        HealthEntryPage: {
            /** @description The rows of this page */
            results: components["schemas"]["HealthEntry"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description `data` is the event as the socket sent it */
        HistoryRow: {
            /** @description Its id */
            id: number;
            /** @description Position in the history; pass it as `since` to the socket to replay later events */
            seq: number;
            /** @description The kind of event */
            type: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Id of the download; null when there is none */
            download_id: number | null;
            data: components["schemas"]["AppEvent"];
            /** @description The movie; only with `expand` */
            movie?: components["schemas"]["Movie"] | null;
        };
        /** @description One page of `HistoryRow` */
        HistoryRowPage: {
            /** @description The rows of this page */
            results: components["schemas"]["HistoryRow"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `import_blocked`. */
        ImportBlockedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "import_blocked";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `importByHand` */
        ImportByHandRequest: {
            /** @description The files to import, and what they are */
            files: {
                /** @description Full path */
                path: string;
                /** @description Id of the movie; null when there is none */
                movie_id: number;
                /** @description Name of the quality, such as `Bluray-1080p` */
                quality?: string;
            }[];
            /**
             * @description Defaults to the settings
             * @enum {string}
             */
            mode?: "hardlink" | "copy";
            /** @description The download that the files belong to; it is marked as imported */
            download_id?: number;
        };
        /** @description The event `import_completed`. */
        ImportCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "import_completed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /**
             * @description How the file was placed
             * @enum {string}
             */
            method: "hardlink" | "reflink" | "copy" | "in_place";
            /** @description bytes */
            size_bytes: number;
            /** @description Whether the media tool read the file */
            probed: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The JSON of a custom format as it is written for Radarr, or a list of them */
        ImportCustomFormatsRequest: {
            [key: string]: unknown;
        } | unknown[];
        /** @description The event `import_failed`. */
        ImportFailedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "import_failed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description Time of the next try; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `importRadarr` */
        ImportRadarrRequest: {
            /** @description Where its web interface is */
            url: string;
            /** @description In Radarr under Settings, General */
            api_key: string;
            /** @description Paths of Radarr’s folders on this computer */
            path_map?: {
                /** @description Path before */
                from: string;
                /** @description Path after */
                to: string;
            }[];
        };
        /** @description The event `import_started`. */
        ImportStartedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "import_started";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Values imported from the file */
        ImportedVpn: {
            /** @description Host and port of the server */
            endpoint: string;
            /** @description Addresses of this computer inside the tunnel */
            addresses: string[];
            /** @description Name servers inside the tunnel */
            dns: string[];
            /** @description Whether the file had a preshared key; it is stored and never shown */
            has_preshared_key: boolean;
            /** @description Lines for other programs; they are never run */
            ignored: string[];
        };
        /** @description A source of releases */
        Indexer: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description One of `GET /indexers/types`
             * @example torznab
             */
            type: string;
            /** @description Its address */
            url: string;
            /** @description 1 comes first */
            priority: number;
            /** @description Whether it is in use */
            enabled: boolean;
            /** @description Whether its feed of new releases is read */
            enable_feed: boolean;
            /** @description Whether it is searched */
            enable_search: boolean;
            /** @description Newznab categories to search in */
            categories: number[];
            /** @description Queries allowed per day; null is no limit */
            daily_query_limit: number | null;
            /** @description Releases with fewer seeders are rejected */
            min_seeders: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes: number | null;
            /** @description Capabilities that the indexer reported at the last test */
            capabilities: Record<string, never>;
            /** @description Number of failures in a row; the wait grows with it */
            escalation_level: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            initial_failure_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            most_recent_failure_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            disabled_until: string | null;
            /** @description The last error; null if there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description Queries sent today */
            queries_today: number;
            /** @description Remainder of the daily limit; null without one */
            queries_left: number | null;
            /** @description Whether a key is stored */
            api_key_set: boolean;
            /** @description Whether it has stored settings */
            settings_json_set: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updated_at: string;
        };
        /** @description The event `indexer_changed`. */
        IndexerChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "indexer_changed";
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `indexer_failed`. */
        IndexerFailedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "indexer_failed";
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number;
            /** @description Its name */
            name: string;
            /** @description Code for programs; more may be added */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description Number of failures in a row; the wait grows with it */
            escalation_level: number;
            /** @description It is not asked before then; null if it can be asked now */
            disabled_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Indexer` */
        IndexerPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Indexer"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `indexer_recovered`. */
        IndexerRecoveredEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "indexer_recovered";
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number;
            /** @description Its name */
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Result of an indexer test */
        IndexerTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The message for programs */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Result for people, in English */
            message: string;
            /** @description Reported capabilities */
            capabilities: Record<string, never> | null;
        };
        /** @description A type of indexer and its settings */
        IndexerType: {
            /** @description Value for the `type` of an indexer */
            type: string;
            /** @description Name for people */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Whether it can be searched, not only read */
            searches: boolean;
            /** @description Its settings */
            fields: components["schemas"]["FieldDeclaration"][];
        };
        /** @description One page of `IndexerType` */
        IndexerTypePage: {
            /** @description The rows of this page */
            results: components["schemas"]["IndexerType"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A new session, with its secret or its pairing code where it has one */
        IssuedSession: {
            session: components["schemas"]["Session"];
        } | {
            session: components["schemas"]["Session"];
            /** @description Shown only once */
            token: string;
        } | {
            pairing: components["schemas"]["Pairing"];
        };
        /** @description A movie from the provider, with the fields of `Movie`. */
        KnownMovie: {
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Ids elsewhere, such as `imdb_id` */
            external_ids: {
                [key: string]: string;
            };
            /** @description Its title */
            title: string;
            /** @description Title in its original language */
            original_title: string;
            /** @description Alternative titles, also in other languages */
            alternative_titles: string[];
            /** @description Subject */
            overview: string | null;
            /** @description Its tagline */
            tagline: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description Running time in minutes */
            runtime_minutes: number | null;
            /** @description ISO 639-1 code of the original language */
            original_language: string | null;
            /** @description Names of its genres */
            genres: string[];
            /** @description Age rating in the configured region */
            certification: string | null;
            /**
             * Format: date
             * @description Day of the theatrical release, in the configured region
             */
            cinema_date: string | null;
            /**
             * Format: date
             * @description Day of the digital release
             */
            digital_date: string | null;
            /**
             * Format: date
             * @description Day of the release on disc
             */
            physical_date: string | null;
            /** @description Served by this service, below `base_url` */
            poster_url: string | null;
            /** @description Address of a wide picture, served by this service */
            backdrop_url: string | null;
            /** @description Address of the trailer */
            trailer_url: string | null;
            /** @description Its title as a picture, light on a transparent background */
            logo_url: string | null;
            /** @description Wide pictures without text, best first */
            backdrop_urls: string[];
            /** @description More wide pictures */
            stills: string[];
            /** @description Links to trailers, best first */
            trailers: components["schemas"]["Trailer"][];
            /** @description Keywords from the provider */
            keywords: string[];
            /** @description In the configured region and in the United States */
            release_dates: components["schemas"]["RegionalRelease"][];
            /** @description Streaming services in the region that offer it */
            where_to_watch: string[];
            /** @description Average rating at the metadata provider, out of 10 */
            rating: number | null;
            /** @description Number of ratings */
            rating_votes: number | null;
            /** @description Popularity at the metadata provider; only for comparison */
            popularity: number | null;
            /** @description The collection it belongs to */
            collection: {
                /** @description Its id */
                id: number;
                /** @description Its name */
                name: string;
            } | null;
            /** @description Cast */
            cast: components["schemas"]["CastMember"][];
            /** @description Crew */
            crew: components["schemas"]["CrewMember"][];
            /** @description Movies like it */
            similar: components["schemas"]["FoundMovie"][];
            /** @description Its id in the library, if it is there */
            movie_id: number | null;
            /** @description Whether no list may add it */
            excluded: boolean;
        };
        /** @description A cast or crew member of movies in the library */
        LibraryPerson: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description Number of movies that they directed or acted in */
            movie_count: number;
        };
        /** @description One page of `LibraryPerson` */
        LibraryPersonPage: {
            /** @description The rows of this page */
            results: components["schemas"]["LibraryPerson"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `library_scan_completed`. */
        LibraryScanCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "library_scan_completed";
            /** @description Id of the scan */
            scan_id: number;
            /** @description Number found */
            found: number;
            /** @description Number recognized */
            matched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `library_scan_progress`; it is sent, not stored. */
        LibraryScanProgressEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "library_scan_progress";
            /** @description Id of the scan */
            scan_id: number;
            /** @description Number found */
            found: number;
            /** @description Number recognized */
            matched: number;
            /** @description Full path */
            path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description Software of others that is part of Marquee. */
        License: {
            /** @description Name of the software */
            name: string;
            /** @description Its version */
            version: string;
            /** @description Name of its license, as its author states it */
            license: string;
            /** @description The license */
            text: string;
        };
        /** @description One page of `License` */
        LicensePage: {
            /** @description The rows of this page */
            results: components["schemas"]["License"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A list of movies elsewhere, or one that was uploaded */
        List: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Whether it is synced */
            enabled: boolean;
            /** @description Whether a sync adds its movies to the library */
            auto_add: boolean;
            /** @description Whether movies that it adds are monitored */
            monitored_when_added: boolean;
            /** @description Search for a release as soon as a movie is added */
            search_when_added: boolean;
            /** @description For movies that it adds; null is the default profile */
            quality_profile_id: number | null;
            /** @description For movies that it adds; null is the default folder */
            root_folder_id: number | null;
            /** @description When the movie is considered available */
            minimum_availability: ("announced" | "in_cinemas" | "released") | null;
            /** @description Ids of its tags */
            tag_ids: number[];
            /**
             * @description One of `GET /lists/types`
             * @example json
             */
            type: string;
            /** @description The fields of the type that are not secret */
            settings: Record<string, never>;
            /** @description Names of the secret fields that have a value */
            secrets_set: string[];
            /** @description Host of an address that is kept secret */
            address_host: string | null;
            /** @description Movies on the list when it was last read */
            item_count: number;
            /** @description How many of them are in the library */
            in_library_count: number;
            /** @description Posters of the first of them in the library, served by this service */
            poster_urls: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_synced_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_sync_at: string | null;
            /** @description The last error; null if there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description Number of failures in a row; the wait grows with it */
            escalation_level: number;
            /** @description Number of movies left when it shrank by half or more; nothing changes until a refresh accepts it */
            shrunk_to: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updated_at: string;
        };
        /** @description Result of an import from a list */
        ListApplied: {
            /** @description Movies that were added */
            added: number;
            /** @description Movies that got a rating */
            rated: number;
            /** @description Movies that were marked as watched */
            marked_watched: number;
            /** @description Movies of the list that remain to be added, by further calls */
            left: number;
        };
        /** @description The event `list_changed`. */
        ListChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "list_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description What a sync changes or would change */
        ListCounts: {
            /** @description Movies that were added; 0 in a dry run */
            added: number;
            /** @description Movies that the next sync would add */
            to_add: number;
            /** @description Movies already in the library */
            in_library: number;
            /** @description Movies that are excluded, or were removed after this list had added them */
            excluded: number;
            /** @description Entries without a match in the movie database */
            not_recognized: number;
            /** @description Movies beyond what one sync adds */
            over_cap: number;
            /** @description Entries that were not looked up yet */
            not_looked_up: number;
            /** @description Movies that the list names as watched or rated, and not as wanted */
            only_watched: number;
            /** @description Movies of the library that would get the rating of the list */
            to_rate: number;
            /** @description Movies of the library that would be marked as watched */
            to_mark_watched: number;
        };
        /** @description An entry of a list */
        ListItem: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number | null;
            /** @description IMDb id in the name */
            imdb_id: string | null;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Of the movie in the library, served by this service */
            poster_url: string | null;
            /** @description Its title */
            title: string;
            /** @description Year of release */
            year: number | null;
            /** @description Its place on the list */
            position: number;
            /**
             * @description Current state
             * @enum {string}
             */
            state: "in_library" | "added" | "excluded" | "not_recognized" | "over_cap" | "waiting";
            /** @description Why it is not in the library */
            reason: {
                /**
                 * @description Code for programs; more may be added
                 * @enum {string}
                 */
                code: "excluded" | "removed_since" | "unknown" | "ambiguous" | "gone" | "next_sync" | "by_hand" | "not_looked_up" | "over_cap" | "only_watched";
                /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description Text for people, in English */
                text: string;
            } | null;
            /** @description Average rating at the metadata provider, out of 10 */
            rating: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            watched_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string | null;
        };
        /** @description One page of `ListItem` */
        ListItemPage: {
            /** @description The rows of this page */
            results: components["schemas"]["ListItem"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description One page of `List` */
        ListPage: {
            /** @description The rows of this page */
            results: components["schemas"]["List"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Result of reading a list */
        ListTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The message for programs */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Result for people, in English */
            message: string;
            /** @description Movies on the list */
            item_count: number;
            preview: components["schemas"]["ListCounts"];
            /** @description Its first movies */
            examples: string[];
        };
        /** @description A type of list */
        ListType: {
            /** @description Its kind */
            type: string;
            /** @description Name for people */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Names of the affected fields */
            fields: components["schemas"]["FieldDeclaration"][];
            /** @description Fields without which it cannot be read */
            required: string[];
            /** @description True for the type that `POST /lists/upload` creates */
            upload: boolean;
        };
        /** @description One page of `ListType` */
        ListTypePage: {
            /** @description The rows of this page */
            results: components["schemas"]["ListType"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A line of the log */
        LogRow: {
            /** @description Microseconds since 1970 */
            ts_us: number;
            /** @description 0 ERROR, 1 WARN, 2 INFO, 3 DEBUG, 4 TRACE */
            level: number;
            /** @description Source, such as `service::downloads::drive` */
            target: string;
            /** @description The first module of the target */
            subsystem: string;
            /** @description The same for all lines of one request */
            trace_id: string | null;
            /** @description Shared by the lines of one step of a request; null outside requests */
            span_id: string | null;
            /** @description Description for people, in English */
            message: string;
            /** @description Structured data of the line; null when it has none */
            fields_json: {
                [key: string]: unknown;
            } | null;
            /**
             * @description `backend` for the service, `frontend` for lines sent by a client
             * @enum {string}
             */
            source: "backend" | "frontend";
        };
        /** @description One page of `LogRow` */
        LogRowPage: {
            /** @description The rows of this page */
            results: components["schemas"]["LogRow"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A file that can be imported, with its most likely movie in the library */
        ManualFile: {
            /** @description Full path */
            path: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Languages, by their English names */
            languages: string[];
            /** @description The release group; null if unknown */
            release_group: string | null;
            /** @description From 0 to 100 */
            confidence: number;
            /** @description Reasons for the verdict */
            reasons: components["schemas"]["Reason"][];
            /** @description Why it cannot be imported; null if it can */
            problem: components["schemas"]["Reason"] | null;
        };
        /** @description One page of `ManualFile` */
        ManualFilePage: {
            /** @description The rows of this page */
            results: components["schemas"]["ManualFile"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Result of a manual import */
        ManualResult: {
            /** @description The rows of this page */
            results: {
                /** @description Full path */
                path: string;
                /** @description Id of the file */
                file_id: number | null;
                /** @description Path relative to its root folder */
                relative_path: string | null;
                /** @description Files of the movie that it replaced, now in the recycle bin; paths relative to the root folder */
                replaced: string[];
                /** @description What went wrong; null when nothing did */
                error: components["schemas"]["Reason"] | null;
            }[];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A collection at the metadata provider */
        MetadataCollection: {
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Name of the collection */
            name: string;
            /** @description Subject */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description Its id in the library, if one of its movies is there */
            collection_id: number | null;
            /** @description All of its movies, the oldest first */
            parts: components["schemas"]["FoundMovie"][];
        };
        /** @description A movie of the library */
        Movie: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Ids elsewhere, such as `imdb_id` */
            external_ids: {
                [key: string]: string;
            };
            /** @description Title in the configured language */
            title: string;
            /** @description Title to sort by */
            sort_title: string;
            /** @description Title in its original language */
            original_title: string;
            /** @description Alternative titles, also in other languages */
            alternative_titles: string[];
            /** @description Subject */
            overview: string | null;
            /** @description Its tagline */
            tagline: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description Running time in minutes */
            runtime_minutes: number | null;
            /** @description ISO 639-1 code of the original language */
            original_language: string | null;
            /** @description Names of its genres */
            genres: string[];
            /** @description Age rating in the configured region */
            certification: string | null;
            /**
             * Format: date
             * @description Day of the theatrical release, in the configured region
             */
            cinema_date: string | null;
            /**
             * Format: date
             * @description Day of the digital release
             */
            digital_date: string | null;
            /**
             * Format: date
             * @description Day of the release on disc
             */
            physical_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            available_from: string | null;
            /** @description Served by this service, below `base_url` */
            poster_url: string | null;
            /** @description Main color of the poster, as `#rrggbb`; null until known */
            poster_color: string | null;
            /** @description Address of a wide picture, served by this service */
            backdrop_url: string | null;
            /** @description Address of the trailer */
            trailer_url: string | null;
            /** @description Its title as a picture, light on a transparent background */
            logo_url: string | null;
            /** @description Wide pictures without text, best first */
            backdrop_urls: string[];
            /** @description Dominant color of the backdrop, `#rrggbb` */
            backdrop_color: string | null;
            /** @description More wide pictures */
            stills: string[];
            /** @description Links to trailers, best first */
            trailers: components["schemas"]["Trailer"][];
            /** @description Keywords from the provider */
            keywords: string[];
            /** @description In the configured region and in the United States */
            release_dates: components["schemas"]["RegionalRelease"][];
            /** @description Streaming services in the region that offer it */
            where_to_watch: string[];
            /** @description Average rating at the metadata provider, out of 10 */
            rating: number | null;
            /** @description Number of ratings */
            rating_votes: number | null;
            /** @description Popularity at the metadata provider; only for comparison */
            popularity: number | null;
            /** @description Id of the collection it belongs to */
            collection_id: number | null;
            /**
             * @description Derived on reading
             * @enum {string}
             */
            status: "unmonitored" | "unreleased" | "wanted" | "downloading" | "importing" | "available" | "upgradable" | "missing_file";
            /** @description Whether releases of the movie are searched for */
            monitored: boolean;
            /**
             * @description When the movie is considered available
             * @enum {string}
             */
            minimum_availability: "announced" | "in_cinemas" | "released";
            /** @description Id of the quality profile */
            quality_profile_id: number;
            /** @description Id of the root folder; null when there is none */
            root_folder_id: number | null;
            /** @description Relative to the root folder */
            folder: string | null;
            /** @description Ids of its tags */
            tag_ids: number[];
            /** @description Ids of its files */
            file_ids: number[];
            /** @description Ids of its downloads */
            download_ids: number[];
            /** @description bytes */
            size_bytes: number;
            /** @description Size of the picture of its file; null without a file */
            resolution: ("4K" | "1080p" | "720p" | "SD") | null;
            /** @description Whether its file is HDR */
            hdr: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
            /**
             * @description What added it: `user` (a person, or a followed collection), `list:{id}`, `tracker` (its watchlist), or `import` (files in a folder, or the library of another program); null if unknown
             * @example user
             * @example user
             */
            added_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            metadata_refreshed_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_searched_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_search_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            watched_at: string | null;
            /** @description Number of times watched */
            play_count: number;
            /** @description Resume position in seconds; 0 is the beginning */
            resume_position_seconds: number;
            /** @description Your rating, 1 to 10 */
            user_rating: number | null;
            /** @description The files; only with `expand` */
            files?: components["schemas"]["MovieFile"][];
            /** @description The quality profile; only with `expand` */
            quality_profile?: components["schemas"]["QualityProfile"] | null;
            /** @description The collection; only with `expand` */
            collection?: components["schemas"]["Collection"] | null;
            /** @description The root folder; only with `expand` */
            root_folder?: components["schemas"]["RootFolder"] | null;
            /** @description The downloads; only with `expand` */
            downloads?: components["schemas"]["Download"][];
            /** @description The tags; only with `expand` */
            tags?: components["schemas"]["Tag"][];
            /** @description Cast; only with `expand=people` */
            cast?: components["schemas"]["CastMember"][];
            /** @description Crew; only with `expand=people` */
            crew?: components["schemas"]["CrewMember"][];
            /** @description Metadata ids of movies like it; only with `expand=similar` */
            similar_ids?: number[];
        };
        /** @description The event `movie_added`. */
        MovieAddedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "movie_added";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Year of release */
            year: number | null;
            /** @description Whether to search immediately */
            search?: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Counts of movies with the same filters as the list */
        MovieFacets: {
            /** @description Total number */
            total: number;
            /** @description Each facet ignores its own filter, so that it shows what another choice would give */
            counts: {
                /** @description Movies by status */
                status: {
                    [key: string]: number;
                };
                /** @description Movies by quality of their file */
                quality: {
                    [key: string]: number;
                };
                /** @description Movies by genre */
                genre: {
                    [key: string]: number;
                };
            };
            /** @description First letters in list order, if sorted by title; `cursor` points to the first movie, null is the start of the list */
            buckets: {
                /** @description Value that the rows share */
                key: string;
                /** @description Number of rows */
                count: number;
                /** @description Its cursor; null is the start */
                cursor: string | null;
            }[];
            /** @description The cursor of every 100th movie, the first of them null: with `limit=100`, `anchors[n]` is page `n` */
            anchors: (string | null)[];
        };
        /** @description A movie in the library */
        MovieFile: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Full path */
            path: string;
            /** @description Relative to its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Revision of the release */
            revision: {
                /** @description 2 for a proper or repack, 3 for the next one */
                version: number;
                /** @description Number of times the name contains REAL */
                real: number;
                /** @description Whether it is a repack by the same group */
                is_repack: boolean;
            };
            /** @description Edition, such as `Extended`; empty for the standard one */
            edition: string;
            /** @description Languages, by their English names */
            languages: string[];
            /** @description Name of the release that it came from; null if unknown */
            release_name: string | null;
            /** @description The release group; null if unknown */
            release_group: string | null;
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number | null;
            /** @description What the media tool read; null if it was not installed */
            media_info: Record<string, never> | null;
            /** @description Sum of the scores of the matching custom formats */
            custom_format_score: number;
            /** @description Whether it meets the cutoff of the profile */
            meets_cutoff: boolean;
            /** @description Original path; null if it was found in place */
            imported_from: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            missing_at: string | null;
            /** @description The movie; only with `expand` */
            movie?: components["schemas"]["Movie"];
        };
        /** @description One page of `MovieFile` */
        MovieFilePage: {
            /** @description The rows of this page */
            results: components["schemas"]["MovieFile"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description One page of `Movie` */
        MoviePage: {
            /** @description The rows of this page */
            results: components["schemas"]["Movie"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `movie_removed`. */
        MovieRemovedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "movie_removed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Number of files removed with it */
            files_removed: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Sizes of the movies on disk */
        MovieSizes: {
            /** @description Only resolutions of some movie, the best first */
            by_resolution: {
                /**
                 * @description Resolution that the quality of the file stands for
                 * @enum {string}
                 */
                resolution: "4K" | "1080p" | "720p" | "SD";
                /** @description Movies with a file on disk */
                movies: number;
                /** @description Smallest first */
                sizes: {
                    /** @description Size of the movie in gigabytes (10⁹ bytes), rounded up */
                    gigabytes: number;
                    /** @description Movies of this size */
                    movies: number;
                    /** @description bytes */
                    size_bytes: number;
                }[];
            }[];
        };
        /** @description The event `movie_unwatched`. */
        MovieUnwatchedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "movie_unwatched";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `movie_updated`. */
        MovieUpdatedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "movie_updated";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Names of the affected fields */
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `movie_watched`. */
        MovieWatchedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "movie_watched";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            watched_at?: string;
            /**
             * @description Source of the release, such as `bluray`; null if the name does not tell
             * @enum {string}
             */
            source?: "tracker" | "import";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Names that templates give */
        NamingPreview: {
            /** @description Why a template cannot be used; empty if it can */
            problems: {
                /**
                 * @description The affected field; null if there is not exactly one
                 * @enum {string}
                 */
                field: "movie_folder_format" | "movie_file_format";
                /** @description Message for programs */
                code: string;
                /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description Message for people, in English */
                text: string;
            }[];
            /** @description Names that the templates give for movies */
            examples: {
                /** @description Its title */
                title: string;
                /** @description Name of the folder */
                folder: string;
                /** @description Name of the file */
                file: string;
            }[];
        };
        /** @description The key after a rotation */
        NewApiKey: {
            /** @description The new API key, shown only once */
            api_key: string;
        };
        /**
         * @description What kind of session to issue
         * @example {
         *       "kind": "cli",
         *       "label": "Backup script",
         *       "ttl_days": 90
         *     }
         */
        NewSession: {
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description Name of the device */
            label?: string;
            /** @description For a `cli` token; defaults to 365 */
            ttl_days?: number;
        };
        /** @description Sample movies that are open. */
        OpenedDemo: {
            /** @description Path of the sample movies, with a code that signs this browser in once */
            url: string;
        };
        /** @description A one-time code for another device */
        Pairing: {
            /** @description The id that the session will have */
            id: string;
            /** @description For `POST /auth/sessions/exchange`, once */
            code: string;
            /** @description The same code for typing: eight unambiguous letters and digits with a dash; not case-sensitive */
            typed_code: string;
            /** @description Addresses of the service for other devices, best for a phone first */
            urls: string[];
            /** @description Contains the first address with `/#pair=<code>` */
            qr_svg: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description A person in front of or behind the camera */
        Person: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description In the configured language */
            biography: string | null;
            /**
             * Format: date
             * @description Day of birth
             */
            birthday: string | null;
            /**
             * Format: date
             * @description Day of death
             */
            deathday: string | null;
            /** @description Place of birth */
            place_of_birth: string | null;
            /** @description Such as `Acting` or `Directing` */
            known_for: string | null;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description Every movie once, best known first; at most 100 */
            movies: components["schemas"]["PersonCredit"][];
        };
        /** @description A movie, and the role of the person in it */
        PersonCredit: {
            /** @description Id at the metadata provider */
            metadata_id: number;
            /** @description Title in the configured language */
            title: string;
            /** @description Title in its own language */
            original_title: string;
            /** @description Year of the first release */
            year: number | null;
            /** @description Subject */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description From 0 to 10; null without votes */
            rating: number | null;
            /** @description Number of votes */
            rating_votes: number | null;
            /** @description As in `/metadata/genres` */
            genre_ids: number[];
            /** @description Its id in the library, if it is there */
            movie_id: number | null;
            /** @description Whether no list may add it */
            excluded: boolean;
            /** @description Character or job */
            role: string | null;
        };
        /** @description A folder to start at */
        Place: {
            /** @description Its name */
            name: string;
            /** @description Full path */
            path: string;
        };
        /** @description Whether files and releases of a movie play in a certain browser: `plays`, `silent` (without sound), `converts` (by ffmpeg), `not_here`, `unknown` */
        Playability: {
            /** @description Number of files */
            files: {
                /** @description Id of the file */
                file_id: number;
                /**
                 * @description `temporarily_rejected` may become `accepted` later
                 * @enum {string}
                 */
                verdict: "plays" | "silent" | "converts" | "not_here" | "unknown";
                /** @description Reasons for the verdict */
                reasons: components["schemas"]["Reason"][];
            }[];
            /** @description As far as their names tell */
            releases: {
                /** @description Id of the release; null when it was added by hand */
                release_id: number;
                /**
                 * @description `temporarily_rejected` may become `accepted` later
                 * @enum {string}
                 */
                verdict: "plays" | "silent" | "converts" | "not_here" | "unknown";
                /** @description Reasons for the verdict */
                reasons: components["schemas"]["Reason"][];
            }[];
        };
        /** @description The event `playback_progress`; it is sent, not stored. */
        PlaybackProgressEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "playback_progress";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the file */
            file_id: number;
            /** @description Position in the movie, in seconds */
            position_seconds: number;
            /** @description Id of the play; null if an older version stored it */
            play_id?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description The event `playback_started`. */
        PlaybackStartedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "playback_started";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the file */
            file_id: number;
            /** @description Position in the movie, in seconds */
            position_seconds: number;
            /** @description Id of the play; null if an older version stored it */
            play_id?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `playback_stopped`. */
        PlaybackStoppedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "playback_stopped";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the file */
            file_id: number;
            /** @description Position in the movie, in seconds */
            position_seconds: number;
            /** @description Id of the play; null if an older version stored it */
            play_id?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `preparePlay` */
        PreparePlayRequest: {
            supports: components["schemas"]["Supports"];
            /** @description Defaults to the default one */
            audio_track?: number;
            /** @description The one to show; if absent, the player chooses */
            subtitle_track?: number;
            /** @description Start position; defaults to the resume position */
            start_seconds?: number;
            /** @description Convert the video when it has more lines than this */
            max_height?: number;
            /** @description Methods to choose from; a player leaves out a method that failed and gets the next best */
            allow?: ("direct" | "remux" | "remux_audio" | "transcode" | "not_playable")[];
        };
        /** @description How a file is played in a certain browser */
        Prepared: {
            /** @description Id of this play, for reporting progress */
            id: string;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the file */
            file_id: number;
            /**
             * @description How the file was placed
             * @enum {string}
             */
            method: "direct" | "remux" | "remux_audio" | "transcode" | "not_playable";
            /** @description Why the file is not played as it is */
            reasons: components["schemas"]["Reason"][];
            /** @description What the viewer will miss */
            losses: components["schemas"]["Reason"][];
            /** @description What to play: a file, or an HLS playlist. Null when it is not playable. */
            url: string | null;
            /** @description Media type of `url`, with codecs; null if not playable */
            mime: string | null;
            /** @description The file as it is, for other players */
            direct_url: string;
            /** @description The same as an M3U file that other players open */
            playlist_url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
            /** @description Running time in seconds; null when it is not known */
            duration_seconds: number | null;
            /** @description The initial audio track; null if none is playable */
            audio_track: number | null;
            /** @description The audio tracks of the file, in its order */
            audio_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /** @description Name of the codec */
                codec: string;
                /** @description Number of channels; null if unknown */
                channels: number | null;
                /** @description Whether the file marks it as the one to play */
                default: boolean;
                /** @description False if it needs a media tool that is not installed */
                playable: boolean;
            }[];
            /** @description The requested one, if it can be shown; otherwise `losses` says why not */
            subtitle_track: number | null;
            /** @description The subtitles inside the file and next to it */
            subtitle_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /**
                 * @description Its kind
                 * @enum {string}
                 */
                kind: "text" | "image";
                /** @description Name of the codec */
                codec: string;
                /** @description Whether the file marks it as the one to show */
                default: boolean;
                /** @description Whether it only covers dialogue in foreign languages */
                forced: boolean;
                /** @description Whether it also describes sounds, for people who are hard of hearing */
                hearing_impaired: boolean;
                /**
                 * @description Whether it is inside the file or a file beside it
                 * @enum {string}
                 */
                source: "embedded" | "sidecar";
                /** @description WebVTT, or a stream of images for `hdmv_pgs_subtitle`; null for other image formats */
                url: string | null;
            }[];
            /** @description The chapters of the file */
            chapters: {
                /** @description Start in seconds */
                start_seconds: number;
                /** @description Its title */
                title: string;
            }[];
            /** @description WebVTT with a picture for each part of the movie */
            previews_url: string | null;
            /** @description Number of pictures that a browser may draw and send, because there are none and ffmpeg is missing; null if none are needed */
            previews_wanted: number | null;
            /** @description Resume position in seconds; 0 is the beginning */
            resume_position_seconds: number;
            /** @description Start position: the requested one within the movie, otherwise the resume position */
            start_seconds: number;
            /** @description The video; null if the file could not be read */
            video: {
                /** @description Name of the codec */
                codec: string;
                /** @description Codec and level as a codec string; null if unknown */
                codec_string: string | null;
                /** @description Width in pixels */
                width: number;
                /** @description Height in pixels */
                height: number;
                /** @description Frames per second; null if unknown */
                frame_rate: number | null;
                /** @description HDR formats in the name */
                hdr: string;
            } | null;
            /** @description The file format that holds the tracks */
            container: string;
            /** @description Bits per second, on average */
            bitrate: number | null;
        };
        /** @description How a movie is played in a certain browser while it is downloaded */
        PreparedDownload: {
            /** @description Id of this play, for reporting progress */
            id: string;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id in the library; null until it is there */
            file_id: number | null;
            /**
             * @description How the file was placed
             * @enum {string}
             */
            method: "direct" | "remux" | "remux_audio" | "transcode" | "not_playable";
            /** @description Why the file is not played as it is */
            reasons: components["schemas"]["Reason"][];
            /** @description What the viewer will miss */
            losses: components["schemas"]["Reason"][];
            /** @description What to play: a file, or an HLS playlist. Null when it is not playable. */
            url: string | null;
            /** @description Media type of `url`, with codecs; null if not playable */
            mime: string | null;
            /** @description Null during the download */
            direct_url: string | null;
            /** @description Null during the download */
            playlist_url: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string | null;
            /** @description Running time in seconds; null when it is not known */
            duration_seconds: number | null;
            /** @description The initial audio track; null if none is playable */
            audio_track: number | null;
            /** @description The audio tracks of the file, in its order */
            audio_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /** @description Name of the codec */
                codec: string;
                /** @description Number of channels; null if unknown */
                channels: number | null;
                /** @description Whether the file marks it as the one to play */
                default: boolean;
                /** @description False if it needs a media tool that is not installed */
                playable: boolean;
            }[];
            /** @description The requested one, if it can be shown; otherwise `losses` says why not */
            subtitle_track: number | null;
            /** @description The subtitles inside the file and next to it */
            subtitle_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /**
                 * @description Its kind
                 * @enum {string}
                 */
                kind: "text" | "image";
                /** @description Name of the codec */
                codec: string;
                /** @description Whether the file marks it as the one to show */
                default: boolean;
                /** @description Whether it only covers dialogue in foreign languages */
                forced: boolean;
                /** @description Whether it also describes sounds, for people who are hard of hearing */
                hearing_impaired: boolean;
                /**
                 * @description Whether it is inside the file or a file beside it
                 * @enum {string}
                 */
                source: "embedded" | "sidecar";
                /** @description WebVTT, or a stream of images for `hdmv_pgs_subtitle`; null for other image formats */
                url: string | null;
            }[];
            /** @description The chapters of the file */
            chapters: {
                /** @description Start in seconds */
                start_seconds: number;
                /** @description Its title */
                title: string;
            }[];
            /** @description WebVTT with a picture for each part of the movie */
            previews_url: string | null;
            /** @description Number of pictures that a browser may draw and send, because there are none and ffmpeg is missing; null if none are needed */
            previews_wanted: number | null;
            /** @description Resume position in seconds; 0 is the beginning */
            resume_position_seconds: number;
            /** @description Start position: the requested one within the movie, otherwise the resume position */
            start_seconds: number;
            /** @description The video; null if the file could not be read */
            video: {
                /** @description Name of the codec */
                codec: string;
                /** @description Codec and level as a codec string; null if unknown */
                codec_string: string | null;
                /** @description Width in pixels */
                width: number;
                /** @description Height in pixels */
                height: number;
                /** @description Frames per second; null if unknown */
                frame_rate: number | null;
                /** @description HDR formats in the name */
                hdr: string;
            } | null;
            /** @description The file format that holds the tracks */
            container: string;
            /** @description Bits per second, on average */
            bitrate: number | null;
            /** @description Id of the download; null when there is none */
            download_id: number;
        };
        /** @description Absent fields default to the settings; without a movie there are two examples */
        PreviewNamesRequest: {
            /** @description Template for the folder of a movie */
            movie_folder_format?: string;
            /** @description Template for the name of a movie file */
            movie_file_format?: string;
            /**
             * @description What replaces a colon in file names
             * @enum {string}
             */
            colon_replacement?: "delete" | "dash" | "space-dash" | "space-dash-space" | "smart";
            /** @description Id of the movie; null when there is none */
            movie_id?: number;
        };
        /** @description Body of `previewQualityProfile` */
        PreviewQualityProfileRequest: {
            /** @description Its name */
            name?: string;
            /** @description Worst first, best last */
            items?: ({
                /** @description A single quality; a group has `group` and `qualities` instead */
                quality: string;
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of equal qualities */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrading stops */
            cutoff?: string;
            /** @description Whether a better release replaces the file */
            upgrade_allowed?: boolean;
            /** @description Releases with a lower score are rejected */
            min_format_score?: number;
            /** @description Upgrades by score stop at this score */
            cutoff_format_score?: number;
            /** @description The minimum gain in score for an upgrade */
            min_upgrade_score?: number;
            /** @description Score of each custom format */
            format_scores?: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description Added to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Languages, by their English names */
            languages?: {
                /**
                 * @description How these languages apply to a release
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /** @description Deviations from the default sizes of a quality */
            size_limits?: {
                /** @description The quality that these limits are for */
                quality: string;
                /** @description Smallest size, in megabytes per minute */
                min_size: number | null;
                /** @description Largest size, in megabytes per minute; null is no limit */
                max_size: number | null;
                /** @description Size to aim for, in megabytes per minute */
                preferred_size: number | null;
            }[];
            /** @description At least one of these must be in the name; `/pattern/i` is a regular expression */
            must_contain?: string[];
            /** @description None of these may be in the name */
            must_not_contain?: string[];
            /** @description Minimum age of a release before it is grabbed */
            delay_minutes?: number;
            /** @description The best quality of the profile is not delayed */
            delay_bypass_best_quality?: boolean;
            /** @description A release with this format score is not delayed */
            delay_bypass_score?: number | null;
            /** @description Whether it is the default */
            is_default?: boolean;
        };
        /** @description Body of `previewRename` */
        PreviewRenameRequest: {
            /** @description Defaults to all movies */
            movie_ids?: number[];
        };
        /** @description How a changed quality profile would affect the movies in the library */
        ProfilePreview: {
            /** @description Movies of this profile that have a file */
            movies: number;
            /** @description Monitored movies among them that would be searched for an upgrade */
            below_cutoff: number;
            /** @description Those with an upgrade offered by the indexers in the last 30 days */
            upgrades: number;
            /** @description The size of these upgrades in bytes, as reported by the indexers: an estimate */
            download_bytes: number;
            /** @description False if only the first 200 of `below_cutoff` were compared with the offered releases */
            is_complete: boolean;
        };
        /** @description Wanted qualities, and when a file is good enough */
        QualityProfile: {
            /** @description Its name */
            name: string;
            /** @description Worst first, best last */
            items: ({
                /** @description A single quality; a group has `group` and `qualities` instead */
                quality: string;
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of equal qualities */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of this quality are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrading stops */
            cutoff: string;
            /** @description Whether a better release replaces the file */
            upgrade_allowed: boolean;
            /** @description Releases with a lower score are rejected */
            min_format_score: number;
            /** @description Upgrades by score stop at this score */
            cutoff_format_score: number;
            /** @description The minimum gain in score for an upgrade */
            min_upgrade_score: number;
            /** @description Score of each custom format */
            format_scores: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description Added to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Accepted languages of a release; defaults to any */
            languages: {
                /**
                 * @description How these languages apply to a release
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /** @description Deviations from the default sizes of a quality */
            size_limits: {
                /** @description The quality that these limits are for */
                quality: string;
                /** @description Smallest size, in megabytes per minute */
                min_size: number | null;
                /** @description Largest size, in megabytes per minute; null is no limit */
                max_size: number | null;
                /** @description Size to aim for, in megabytes per minute */
                preferred_size: number | null;
            }[];
            /** @description At least one of these must be in the name; `/pattern/i` is a regular expression */
            must_contain: string[];
            /** @description None of these may be in the name */
            must_not_contain: string[];
            /** @description Minimum age of a release before it is grabbed */
            delay_minutes: number;
            /** @description The best quality of the profile is not delayed */
            delay_bypass_best_quality: boolean;
            /** @description A release with this format score is not delayed */
            delay_bypass_score: number | null;
            /** @description Whether it is the default */
            is_default: boolean;
            /** @description Its id */
            id: number;
            /**
             * Format: date-time
             * @description Time of creation
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change
             */
            updated_at: string;
        };
        /** @description The event `quality_profile_changed`. */
        QualityProfileChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "quality_profile_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `QualityProfile` */
        QualityProfilePage: {
            /** @description The rows of this page */
            results: components["schemas"]["QualityProfile"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description What an import from Radarr does or would do, item by item. */
        RadarrReport: {
            /** @description False for a preview: nothing was written */
            applied: boolean;
            /** @description Radarr’s version, if it reports one */
            version: string | null;
            /** @description Number per outcome */
            totals: {
                /** @description Number recognized */
                matched: number;
                /** @description Number added */
                added: number;
                /** @description Number changed */
                changed: number;
                /** @description Number that cannot be imported */
                impossible: number;
            };
            /** @description Outcomes by kind of thing */
            kinds: {
                /**
                 * @description Its kind
                 * @enum {string}
                 */
                kind: "tags" | "custom_formats" | "quality_profiles" | "root_folders" | "indexers" | "exclusions" | "movies";
                /** @description Number per outcome */
                totals: {
                    /** @description Number recognized */
                    matched: number;
                    /** @description Number added */
                    added: number;
                    /** @description Number changed */
                    changed: number;
                    /** @description Number that cannot be imported */
                    impossible: number;
                };
                /** @description Its entries, best last */
                items: {
                    /** @description Its name */
                    name: string;
                    /**
                     * @description `matched`: already here, unchanged. `added`, `changed`: imported. `impossible`: skipped, with the reason
                     * @enum {string}
                     */
                    outcome: "matched" | "added" | "changed" | "impossible";
                    /** @description In words; may be empty */
                    reason: string;
                    /** @description The same as separate reasons */
                    reasons: components["schemas"]["Reason"][];
                }[];
            }[];
        };
        /** @description A message as code, values, and text. */
        Reason: {
            /** @description Message for programs */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values: {
                [key: string]: unknown;
            };
            /** @description Message for people, in English */
            text: string;
        };
        /** @description The event `recycle_changed`. */
        RecycleChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "recycle_changed";
            /** @description Its id */
            id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "added" | "restored" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A file in the recycle bin */
        Recycled: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Id of the root folder; null when there is none */
            root_folder_id: number;
            /** @description Original path, relative to its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * @description Why, for people, in English
             * @enum {string}
             */
            reason: "removed" | "upgraded";
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "movie" | "subtitle";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            recycled_at: string;
        };
        /** @description One page of `Recycled` */
        RecycledPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Recycled"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Body of `refreshList` */
        RefreshListRequest: {
            /**
             * @description Only count what a sync would change
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Accept the list although it shrank by half or more
             * @default false
             */
            accept_fewer?: boolean;
        };
        /** @description When and how a movie came out in one region */
        RegionalRelease: {
            /** @description ISO 3166-1, such as `DE` */
            region: string;
            /**
             * @description Result
             * @enum {string}
             */
            kind: "premiere" | "limited" | "cinema" | "digital" | "physical" | "television";
            /**
             * Format: date
             * @description The day, such as `2026-11-22`
             */
            date: string;
            /** @description Age rating in that region */
            certification: string | null;
        };
        /** @description A candidate for a movie, with its verdict and the reasons. */
        Release: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number | null;
            /** @description Id of the release at the indexer */
            guid: string;
            /** @description Its title */
            title: string;
            /** @description bytes */
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            published_at: string | null;
            /** @description Number of seeders; null if unknown */
            seeders: number | null;
            /** @description Number of connected peers; null if unknown */
            peers: number | null;
            /** @description Info hash of the torrent, in hex; null while unknown */
            info_hash: string | null;
            /** @description Its page at the indexer */
            info_url: string | null;
            /** @description Information from the name */
            parsed: {
                /** @description Its title */
                title: string | null;
                /** @description Possible titles in the name */
                titles: string[];
                /** @description Year of release */
                year: number | null;
                /** @description Source of the release, such as `bluray`; null if the name does not tell */
                source: string;
                /** @description Vertical resolution, such as 1080; null if unknown */
                resolution: number;
                /** @description Such as `remux`; `none` for an ordinary copy */
                modifier: string;
                /** @description Name of the quality, such as `Bluray-1080p` */
                quality: string;
                /** @description Words in the name that determine the quality */
                quality_from: {
                    /** @description Source of the release, such as `bluray`; null if the name does not tell */
                    source: string;
                    /** @description Vertical resolution, such as 1080; null if unknown */
                    resolution: string;
                };
                /** @description Revision of the release */
                revision: {
                    /** @description 2 for a proper or repack, 3 for the next one */
                    version: number;
                    /** @description Number of times the name contains REAL */
                    real: number;
                    /** @description Whether it is a repack by the same group */
                    is_repack: boolean;
                };
                /** @description Edition, such as `Extended`; empty for the standard one */
                edition: string;
                /** @description The release group; null if unknown */
                release_group: string | null;
                /** @description Languages, by their English names */
                languages: string[];
                /** @description Whether the name says that it is multilingual */
                multi: boolean;
                /** @description Hardcoded subtitles; null if there are none */
                hardcoded_subs: string | null;
                /** @description IMDb id in the name */
                imdb_id: string | null;
                /** @description Id of the metadata provider in the name */
                tmdb_id: number | null;
                /** @description Video codec in the name */
                video_codec: string | null;
                /** @description Audio codec in the name */
                audio_codec: string | null;
                /** @description HDR formats in the name */
                hdr: string[];
            };
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Languages, by their English names */
            languages: string[];
            /** @description The matching custom formats */
            custom_formats: string[];
            /** @description Sum of the scores of the matching custom formats */
            score: number;
            /** @description Parts of the score */
            score_parts: {
                /** @description Its name */
                name: string;
                /** @description Points for this part */
                score: number;
                /** @description Text for people, in English */
                text: string;
            }[];
            /**
             * @description `temporarily_rejected` may become `accepted` later
             * @enum {string}
             */
            verdict: "accepted" | "rejected" | "temporarily_rejected";
            /** @description Reasons for the verdict */
            reasons: components["schemas"]["Reason"][];
            /** @description Rank among the accepted ones at the last evaluation; 1 is best */
            rank: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            first_seen_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_look_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            grabbed_at: string | null;
            /** @description The indexer; only with `expand` */
            indexer?: components["schemas"]["Indexer"] | null;
            /** @description The movie; only with `expand` */
            movie?: components["schemas"]["Movie"] | null;
        };
        /** @description The event `release_grabbed`. */
        ReleaseGrabbedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "release_grabbed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the release; null when it was added by hand */
            release_id: number | null;
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Name of the release */
            release_title: string;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Sum of the scores of the matching custom formats */
            score: number;
            /** @description Size in bytes; null while unknown */
            size_bytes: number | null;
            /** @description Name of the indexer; null if there was none */
            indexer: string | null;
            /** @description Why, for people, in English */
            why: string;
            /** @description Code for programs; more may be added */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Release` */
        ReleasePage: {
            /** @description The rows of this page */
            results: components["schemas"]["Release"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `release_payload_refused`. */
        ReleasePayloadRefusedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "release_payload_refused";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Code for programs; more may be added */
            code: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description Name of the release */
            release_title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `removeMovies` */
        RemoveMoviesRequest: {
            /** @description Ids of the movies */
            ids: number[];
            /**
             * @description Also move its files to the recycle bin
             * @default false
             */
            delete_files?: boolean;
            /**
             * @description Keep lists from adding it again
             * @default false
             */
            add_exclusion?: boolean;
        };
        /** @description All paths relative to the root folder */
        RenameItem: {
            /** @description Id of the file */
            file_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Path before */
            from: string;
            /** @description Path after */
            to: string;
            /** @description Subtitles and nfo files that belong to it */
            beside: {
                /** @description Path before */
                from: string;
                /** @description Path after */
                to: string;
            }[];
            /** @description Why renaming would skip the file, such as another file that already has its new name; null if nothing speaks against it */
            problem: components["schemas"]["Reason"] | null;
        };
        /** @description One page of `RenameItem` */
        RenameItemPage: {
            /** @description The rows of this page */
            results: components["schemas"]["RenameItem"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
            /** @description Number of files on all pages */
            total: number;
            /** @description Only on the first page: the movies of all pages, in order, for renaming in several requests */
            movie_ids?: number[];
        };
        /** @description Result of renaming */
        Renamed: {
            /** @description Number of renamed files */
            renamed: number;
            /** @description What failed, and why */
            failed: {
                /** @description Id of the file */
                file_id: number;
                /** @description Full path */
                path: string;
                /** @description Message for programs */
                code: string;
                /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description Message for people, in English */
                text: string;
            }[];
        };
        /** @description Body of `reportProgress` */
        ReportProgressRequest: {
            /**
             * @description The `id` from prepare
             * @example 0f3d9c62-3f0b-4f6e-9f4e-0d5c5a8c1b7e
             */
            play_id: string;
            /** @description Position in the movie, in seconds */
            position_seconds: number;
            /**
             * @description Current state
             * @enum {string}
             */
            state: "playing" | "paused" | "stopped";
        };
        /** @description Body of `restoreBackup` */
        RestoreBackupRequest: {
            /**
             * @description `live`: keeps the current key and devices. `archive`: restores the key of the archive and signs out every device; requires the API key itself.
             * @default live
             * @enum {string}
             */
            credentials?: "live" | "archive";
        };
        /** @description What was restored */
        Restored: {
            /** @description What was restored */
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /** @description Version of the service that created it */
            app_version: string;
            /** @description As it was in the archive; the database is migrated to the current version */
            schema_version: number;
            /** @description Whether the archive was made by this installation */
            is_own: boolean;
            /** @description The backup of what was there before */
            pre_restore_id: number | null;
        };
        /** @description What to show in the file manager of this computer */
        Reveal: {
            /**
             * @description Which folder to show
             * @enum {string}
             */
            what: "data" | "logs" | "movie";
            /** @description Id of the movie, for `movie` */
            id?: number;
        };
        /** @description A folder that holds movies */
        RootFolder: {
            /** @description Its id */
            id: number;
            /** @description Full path */
            path: string;
            /** @description Exists, is writable, and is the same folder as before */
            accessible: boolean;
            /** @description bytes */
            free_bytes: number | null;
            /** @description bytes */
            total_bytes: number | null;
            /** @description Number of movies */
            movie_count: number;
            /** @description Whether it is the default */
            is_default: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description The event `root_folder_changed`. */
        RootFolderChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "root_folder_changed";
            /** @description Its id */
            id: number;
            /** @description Full path */
            path: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `RootFolder` */
        RootFolderPage: {
            /** @description The rows of this page */
            results: components["schemas"]["RootFolder"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A scan of a library folder. Nothing on disk changes. */
        Scan: {
            /** @description Its id */
            id: number;
            /** @description Id of the root folder; null when there is none */
            root_folder_id: number;
            /**
             * @description Current state
             * @enum {string}
             */
            state: "running" | "ready" | "applying" | "applied" | "failed";
            /** @description Number found */
            found: number;
            /** @description Number recognized */
            matched: number;
            /** @description Number of files to scan; null before they are counted and after the scan */
            total: number | null;
            /** @description Estimated time until the scan is done; null if unknown */
            seconds_left: number | null;
            /** @description Files by state: matched, unsure, unmatched, known, applied, failed */
            counts: {
                [key: string]: number;
            };
            /** @description What went wrong; null when nothing did */
            error: components["schemas"]["Reason"] | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            started_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            finished_at: string | null;
        };
        /** @description A file that a scan found */
        ScanItem: {
            /** @description Its id */
            id: number;
            /** @description Id of the scan */
            scan_id: number;
            /** @description Path relative to its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * @description `known`: it already belongs to a movie in the library
             * @enum {string}
             */
            state: "matched" | "unsure" | "unmatched" | "known" | "applied" | "failed";
            /** @description From 0 to 100 */
            confidence: number;
            /** @description Reasons for the verdict */
            reasons: components["schemas"]["Reason"][];
            /** @description Id of the movie at the metadata provider */
            metadata_id: number | null;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description What went wrong; null when nothing did */
            error: components["schemas"]["Reason"] | null;
        };
        /** @description One page of `ScanItem` */
        ScanItemPage: {
            /** @description The rows of this page */
            results: components["schemas"]["ScanItem"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `search_completed`. */
        SearchCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "search_completed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Number found */
            found: number;
            /** @description Number of acceptable ones */
            accepted: number;
            /** @description Indexers that did not respond, or are paused because they failed before */
            indexers_failed: number;
            /** @description Time of the next search */
            next_search_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description Body of `searchMovieSubtitles` */
        SearchMovieSubtitlesRequest: {
            /** @description Defaults to those in the settings */
            languages?: string[];
        };
        /** @description The event `search_progress`; it is sent, not stored. */
        SearchProgressEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "search_progress";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Name of the indexer; null if there was none */
            indexer: string;
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description Number found */
            found: number;
            /** @description Number of indexers that have answered so far */
            answered: number;
            /** @description Number asked */
            asked: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description The event `search_started`. */
        SearchStartedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "search_started";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /**
             * @description What started the search
             * @enum {string}
             */
            by: "user" | "task" | "added" | "retry";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `seeding_completed`. */
        SeedingCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "seeding_completed";
            /** @description Id of the download; null when there is none */
            download_id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number | null;
            /** @description Its title */
            title: string;
            /** @description Bytes uploaded per byte downloaded */
            ratio: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One check of a root folder */
        SelfTestCheck: {
            /**
             * @description Code for programs; more may be added
             * @enum {string}
             */
            code: "downloads_writable" | "library_writable" | "hardlink" | "copy" | "permissions" | "free_space";
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description Text for people, in English */
            text: string;
            /** @description What to do about it */
            cure: string | null;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values: {
                [key: string]: unknown;
            };
        };
        /** @description One page of `SelfTestCheck` */
        SelfTestCheckPage: {
            /** @description The rows of this page */
            results: components["schemas"]["SelfTestCheck"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Body of `sendPreviews` */
        SendPreviewsRequest: {
            /** @description JPEGs in base64, at most 480 by 480 pixels: one from the middle of each of `previews_wanted` equal parts of the movie */
            pictures: string[];
        };
        /** @description The service stops after it has finished the running requests. */
        ServiceEnding: {
            /**
             * @description What the service does after this response
             * @enum {string}
             */
            action: "stop" | "restart";
        };
        /** @description A signed-in device. */
        Session: {
            /** @description Public; it gives no access. */
            id: string;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description Name for people */
            label: string;
            /** @description User agent of the browser */
            user_agent: string | null;
            /** @description Address that it last connected from */
            ip: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_seen_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
            /** @description Whether this request used it */
            current: boolean;
        };
        /** @description The event `session_created`. */
        SessionCreatedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "session_created";
            /** @description Id of the session */
            session_id: string;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description Name for people */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Session` */
        SessionPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Session"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The changeable fields of a session */
        SessionPatch: {
            /** @description Name of the device */
            label?: string;
        };
        /** @description The event `session_revoked`. */
        SessionRevokedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "session_revoked";
            /** @description Id of the session */
            session_id: string;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description Name for people */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `session_updated`. */
        SessionUpdatedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "session_updated";
            /** @description Id of the session */
            session_id: string;
            /**
             * @description Its kind
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description Name for people */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A signed address */
        SignedUrl: {
            /** @description An address that needs no other credential until it expires */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description Body of `startScan` */
        StartScanRequest: {
            /** @description Id of the root folder; null when there is none */
            root_folder_id: number;
        };
        /** @description The service makes a backup, replaces its program and restarts. */
        StartedUpdate: {
            /** @description The version that is being installed */
            version: string;
        };
        /** @description Statistics of the library */
        Stats: {
            /** @description The movies of the library */
            movies: {
                /** @description Total number */
                total: number;
                /** @description Whether releases of the movie are searched for */
                monitored: number;
                /** @description Number watched */
                watched: number;
                /** @description Number added in the last 30 days */
                added_last_30_days: number;
                /** @description By status */
                by_status: {
                    [key: string]: number;
                };
                /** @description By decade */
                by_decade: {
                    [key: string]: number;
                };
                /** @description By color of the poster, `none` if it is unknown */
                by_color: {
                    [key: string]: number;
                };
            };
            /** @description The files of the library */
            files: {
                /** @description Total number */
                total: number;
                /** @description Number of missing files */
                missing: number;
                /** @description Files that have been read; the rest are read in the background */
                read: number;
                /** @description bytes */
                size_bytes: number;
                /** @description Running time in minutes */
                runtime_minutes: number;
                /** @description By quality */
                by_quality: {
                    [key: string]: number;
                };
            };
            /** @description The downloads */
            downloads: {
                /** @description By state */
                by_state: {
                    [key: string]: number;
                };
                /** @description Number completed in the last 30 days */
                completed_last_30_days: number;
                /** @description bytes */
                downloaded_bytes: number;
                /** @description bytes */
                uploaded_bytes: number;
            };
            /** @description Space used by the movies */
            disk: {
                /** @description By quality, in bytes */
                bytes_by_quality: {
                    [key: string]: number;
                };
                /** @description By video codec; files that were read */
                by_codec: {
                    [key: string]: number;
                };
                /** @description Files added in the last twelve months that are still there, the oldest month first */
                growth: {
                    /**
                     * @description Such as `2026-11`
                     * @example 2026-11
                     */
                    month: string;
                    /** @description Number of files */
                    files: number;
                    /** @description bytes */
                    size_bytes: number;
                }[];
                /** @description Movies with a file that were never started */
                never_watched: {
                    /** @description The movies of the library */
                    movies: number;
                    /** @description bytes */
                    size_bytes: number;
                };
                /** @description Movies with a file that were watched more than a year ago */
                watched_long_ago: {
                    /** @description The movies of the library */
                    movies: number;
                    /** @description bytes */
                    size_bytes: number;
                };
                /** @description The recycle bin */
                recycle: {
                    /** @description Number of files */
                    files: number;
                    /** @description bytes */
                    size_bytes: number;
                };
            };
            /** @description Releases that indexers offered */
            releases: {
                /** @description Number seen in the last 30 days */
                seen_last_30_days: number;
                /** @description Number grabbed in the last 30 days */
                grabbed_last_30_days: number;
                /** @description Number of blocklist entries */
                blocked: number;
            };
        };
        /** @description All that is public. */
        Status: {
            /** @description Its version */
            version: string;
            /** @description Seconds since the service started */
            uptime_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            started_at: string;
            /**
             * @description State
             * @enum {string}
             */
            status: "ok" | "setup_required" | "recovery";
            /** @description Whether the first steps are done */
            setup_complete: boolean;
        };
        /** @description A streaming service of the region */
        StreamingService: {
            /** @description Id at the metadata provider */
            id: number;
            /** @description Its name */
            name: string;
        };
        /** @description One page of `StreamingService` */
        StreamingServicePage: {
            /** @description The rows of this page */
            results: components["schemas"]["StreamingService"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Subtitles of a movie: a track inside its file, or a separate file */
        Subtitle: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description The movie's file that it belongs to */
            file_id: number;
            /** @description BCP 47 code such as `en`; null if its name does not tell */
            language: string | null;
            /** @description Only dialogue in a foreign language */
            forced: boolean;
            /** @description Also describes sounds */
            hearing_impaired: boolean;
            /**
             * @description In the file, found next to it, or downloaded
             * @enum {string}
             */
            source: "embedded" | "sidecar" | "provider";
            /** @description Extension of the file, such as `srt`; codec of a track */
            format: string;
            /** @description For a track, the path of the file that contains it */
            path: string;
            /** @description Id at the provider */
            provider_id: string | null;
            /** @description How well it fits, according to the provider */
            score: number | null;
            /** @description How the provider matched the movie: by the file itself, by an id, or by title */
            matched_by: ("hash" | "id" | "title") | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
        };
        /** @description The event `subtitle_added`. */
        SubtitleAddedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subtitle_added";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description ISO 639-1 code of the language */
            language: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A movie that lacks subtitles */
        SubtitleGap: {
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Year of release */
            year: number | null;
            /** @description Wanted languages without subtitles */
            languages: string[];
            /** @description The movie; only with `expand` */
            movie?: unknown;
        };
        /** @description One page of `SubtitleGap` */
        SubtitleGapPage: {
            /** @description The rows of this page */
            results: components["schemas"]["SubtitleGap"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A subtitle that the provider has */
        SubtitleOffer: {
            /** @description Name at the provider */
            provider_id: string;
            /** @description BCP 47 code such as `en` or `pt-br` */
            language: string;
            /** @description Only dialogue in a foreign language */
            forced: boolean;
            /** @description Also describes sounds */
            hearing_impaired: boolean;
            /** @description The release that it was made for, as the uploader wrote it */
            release_name: string;
            /**
             * @description How the provider matched the movie: by the file itself, by an id, or by title
             * @enum {string}
             */
            matched_by: "hash" | "id" | "title";
            /** @description The higher, the better it fits */
            score: number;
            /** @description Parts of the score */
            reasons: components["schemas"]["Reason"][];
            /** @description The downloads */
            downloads: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            uploaded_at: string | null;
        };
        /** @description One page of `SubtitleOffer` */
        SubtitleOfferPage: {
            /** @description The rows of this page */
            results: components["schemas"]["SubtitleOffer"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description One page of `Subtitle` */
        SubtitlePage: {
            /** @description The rows of this page */
            results: components["schemas"]["Subtitle"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `subtitle_removed`. */
        SubtitleRemovedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "subtitle_removed";
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Its title */
            title: string;
            /** @description Id of the file */
            file_id: number;
            /** @description ISO 639-1 code of the language */
            language: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The subtitle provider and the missing subtitles */
        SubtitleStatus: {
            /** @description Whether a key is set */
            configured: boolean;
            /** @description Downloads left today; null if the provider has not reported it */
            remaining: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            resets_at: string | null;
            /** @description Why the provider could not be used last time */
            problem: string | null;
            /** @description Movies without subtitles in at least one wanted language */
            movies: number;
            /** @description The wanted ones, in the order of the settings */
            languages: {
                /** @description BCP 47 code such as `en` or `pt-br` */
                language: string;
                /** @description Movies without subtitles in it */
                movies: number;
            }[];
        };
        /** @description What a browser reports that it can play */
        Supports: {
            /** @description Those of `mp4`, `webm`, and `matroska` that a `<video>` opens directly */
            containers: string[];
            /** @description Codec strings that the browser supports, such as `avc1.640034`; each covers the lower levels of its profile */
            video: string[];
            /** @description The same for audio, such as `mp4a.40.2`, `opus`, `ac-3` */
            audio: string[];
            /** @description Whether it plays HLS with fragmented MP4, natively or with Media Source Extensions */
            hls: boolean;
        };
        /** @description Body of `syncTracker` */
        SyncTrackerRequest: {
            /** @description Count only */
            dry_run?: boolean;
        };
        /** @description Answer of `syncTracker` */
        SyncTrackerResponse: {
            /** @description The new run, or the one already running */
            run: {
                /** @description Its id */
                id: number;
                /** @description Name of the task */
                task: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC
                 */
                started_at: string;
                /** @description Whether it was already running */
                already_running: boolean;
            };
        };
        /** @description A label for grouping movies */
        Tag: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Number of movies */
            movie_count: number;
        };
        /** @description The event `tag_changed`. */
        TagChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tag_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Tag` */
        TagPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Tag"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A scheduled task */
        Task: {
            /** @description Its name */
            name: string;
            /** @description Interval in seconds */
            interval_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_run_at: string | null;
            /** @description The last error; null if there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_run_at: string | null;
            /** @description Whether it runs now */
            running: boolean;
            /** @description Duration of the last run in milliseconds */
            last_duration_ms: number | null;
            /** @description Whether it is in use */
            enabled: boolean;
            /** @description From 0 to 1 */
            progress: components["schemas"]["TaskProgress"] | null;
        };
        /** @description The event `task_completed`; it is sent, not stored. */
        TaskCompletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task_completed";
            /** @description Name of the task */
            task: string;
            /** @description Id of the run */
            run_id: number;
            /** @description Duration in milliseconds; null while running */
            duration_ms: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description The event `task_failed`. */
        TaskFailedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task_failed";
            /** @description Name of the task */
            task: string;
            /** @description Id of the run */
            run_id: number;
            /** @description Code for programs; more may be added */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description What went wrong; null when nothing did */
            error: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Task` */
        TaskPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Task"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Progress of a task over many runs; it survives a restart of the service. */
        TaskProgress: {
            /** @description Number done */
            done: number;
            /** @description Total number */
            total: number;
            /** @description Estimated time until all are done; null if unknown */
            seconds_left: number | null;
            /** @description A note about the numbers, such as limits that slow it down; null if there is none */
            note: components["schemas"]["Reason"] | null;
        };
        /** @description One run of a task */
        TaskRun: {
            /** @description Its id */
            id: number;
            /** @description Name of the task */
            task: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            started_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            finished_at: string | null;
            /** @description Duration in milliseconds; null while running */
            duration_ms: number | null;
            /** @description What went wrong; null when nothing did */
            error: string | null;
            /** @description The error as code and values; null if there was none, or if an older version stored it */
            error_reason: components["schemas"]["Reason"] | null;
            /**
             * @description What started it
             * @enum {string}
             */
            trigger: "schedule" | "user";
        };
        /** @description One page of `TaskRun` */
        TaskRunPage: {
            /** @description The rows of this page */
            results: components["schemas"]["TaskRun"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The event `task_started`; it is sent, not stored. */
        TaskStartedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "task_started";
            /** @description Name of the task */
            task: string;
            /** @description Id of the run */
            run_id: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        };
        /** @description Body of `testLibrary` */
        TestLibraryRequest: {
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number;
        };
        /** @description What to sign */
        ToSign: {
            /**
             * @description Path of media, images, or the calendar
             * @example /api/v1/calendar.ics
             */
            path: string;
            /** @description At most 12 hours, except for the calendar; defaults to 4 hours */
            ttl_seconds?: number;
        };
        /** @description The embedded torrent client */
        TorrentSession: {
            /** @description Whether the embedded client runs */
            up: boolean;
            /** @description Where peers reach it */
            port: number | null;
            /** @description Another program uses the configured port, so the embedded client uses another one until it restarts */
            port_taken: boolean;
            /**
             * @description Whether peers can connect to it: `yes` once one did, `no` if none did although many know it, or if none can
             * @enum {string}
             */
            reachable: "yes" | "no" | "unknown";
            /**
             * @description Whether the router forwards the port; `behind_another`: the router is behind another one, as in many mobile networks
             * @enum {string}
             */
            port_mapping: "off" | "trying" | "mapped" | "refused" | "no_router" | "behind_another";
            /** @description Protocol used with the router */
            port_mapped_by: ("pcp" | "nat_pmp" | "upnp") | null;
            /** @description Whether DHT is on */
            dht_enabled: boolean;
            /** @description Whether PEX is on */
            pex_enabled: boolean;
            /** @description Number of torrents */
            torrents: number;
            /** @description Torrents whose tracker may only admit certain clients */
            private_torrents: number;
            /** @description bytes per second */
            download_speed: number;
            /** @description bytes per second */
            upload_speed: number;
            /** @description Number of connected peers; null if unknown */
            peers: number;
            /** @description kB/s; 0 is none */
            download_speed_limit: number;
            /** @description kB/s; 0 is none */
            upload_speed_limit: number;
        };
        /** @description The connection to the tracking service */
        Tracker: {
            /** @description Whether the tracker accepts the connection */
            connected: boolean;
            /** @description Name of the account */
            username: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            connected_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_synced_at: string | null;
            /** @description Why the last sync failed */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description Queued plays and ratings */
            pending: {
                /** @description Plays that are not sent to the tracker yet */
                plays: number;
                /** @description The same of ratings */
                ratings: number;
            };
            /** @description `reconnect`: the connection was lost. `confirmation`: the first sync waits for `POST /tracker/sync`. */
            needs: ("reconnect" | "confirmation") | null;
        };
        /** @description A code that connects the tracker once it is typed there */
        TrackerCode: {
            /** @description The code to type at the tracker */
            user_code: string;
            /** @description Where */
            verification_url: string;
            /** @description The same address as a picture */
            qr_svg: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
            /** @description Polling interval */
            interval_seconds: number;
        };
        /** @description State of the code */
        TrackerCodeState: {
            /**
             * @description Current state
             * @enum {string}
             */
            state: "pending" | "connected" | "expired" | "denied";
        };
        /** @description The event `tracker_connected`. */
        TrackerConnectedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracker_connected";
            /** @description Name of the account */
            username: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description What a sync would change */
        TrackerCounts: {
            /** @description Changes from the tracker */
            to_pull: {
                /** @description Plays at the tracker that are missing here */
                watched: number;
                /** @description Ratings that change here */
                ratings: number;
                /** @description Movies that become wanted */
                watchlist: number;
            };
            /** @description Changes to the tracker */
            to_push: {
                /** @description Plays missing at the tracker */
                plays: number;
                /** @description Ratings that change there */
                ratings: number;
            };
        };
        /** @description The event `tracker_disconnected`. */
        TrackerDisconnectedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracker_disconnected";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The event `tracker_synced`. */
        TrackerSyncedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracker_synced";
            /** @description Number added */
            added: number;
            /** @description Number watched */
            watched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description A link to a trailer */
        Trailer: {
            /** @description Its title at the video host */
            name: string;
            /** @description Address of its page at the video host; the service loads nothing from there */
            url: string;
        };
        /** @description What is known about a newer version. */
        Update: {
            /** @description The version that runs */
            current: string;
            /** @description The newest signed version; null if there is none, or before the first check */
            latest: string | null;
            /** @description What is new in it */
            notes: string | null;
            /** @description Link to details */
            url: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            checked_at: string | null;
            /** @description Whether this program may replace itself */
            can_install: boolean;
            /** @description Why the last installation failed */
            error: string | null;
            /** @description The error as code and values; null if there was none, or if an older version stored it */
            error_reason: components["schemas"]["Reason"] | null;
        };
        /** @description The event `update_available`. */
        UpdateAvailableEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "update_available";
            /** @description Its version */
            version: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description The release cannot change; add another entry instead. */
        UpdateBlocklistEntryRequest: {
            /** @description Why, for people, in English */
            reason?: string;
        };
        /** @description Body of `updateCollection` */
        UpdateCollectionRequest: {
            /** @description Whether new parts are added as wanted movies */
            monitored?: boolean;
            /** @description Id of the quality profile */
            quality_profile_id?: number | null;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number | null;
        };
        /**
         * @description Absent fields stay, null clears what may be null. `[REDACTED]` in a secret leaves it as it is.
         * @example {
         *       "language": "de-DE",
         *       "region": "DE",
         *       "log_level": "debug"
         *     }
         */
        UpdateConfigRequest: {
            /**
             * Base path
             * @description Sub-path behind a reverse proxy, such as /movies.
             */
            base_url?: string | null;
            /**
             * Listen address
             * @description 127.0.0.1 for this computer only, 0.0.0.0 for every device on your network.
             */
            listen_address?: string;
            /**
             * Port
             * @description The port that Marquee listens on.
             */
            listen_port?: number;
            /**
             * Public address
             * @description The address that people type if Marquee runs behind a reverse proxy.
             */
            public_url?: string | null;
            /**
             * Language of movie information
             * @description Titles and overviews are shown in this language.
             */
            language?: string;
            /**
             * Region
             * @description Release dates and age ratings come from this country.
             */
            region?: string;
            /**
             * Log level
             * @description What is written to the log, from errors only to everything.
             * @enum {string}
             */
            log_level?: "error" | "warn" | "info" | "debug" | "trace";
            /**
             * Keep logs for
             * @description Older log lines are removed; the last seven days are always kept.
             */
            log_retention_days?: number;
            /**
             * Check for updates
             * @description Ask once a day whether a newer version exists. Nothing about you is sent.
             */
            update_check_enabled?: boolean;
            /**
             * API key
             * @description The master key: it gives access to everything. It cannot be typed here.
             */
            api_key?: string | null;
            /**
             * Signing key
             * @description Signs cursors and media addresses. Generated by Marquee.
             */
            session_signing_key?: string | null;
            /**
             * Default library folder
             * @description Where new movies go unless you choose another folder.
             */
            default_root_folder_id?: number | null;
            /**
             * Folder name
             * @description Template for the folder of a movie.
             */
            movie_folder_format?: string;
            /**
             * File name
             * @description Template for the name of a movie file, without its extension.
             */
            movie_file_format?: string;
            /**
             * Colons in titles
             * @description What replaces a colon in file names.
             * @enum {string}
             */
            colon_replacement?: "delete" | "dash" | "space-dash" | "space-dash-space" | "smart";
            /**
             * Import by
             * @description A hard link takes no extra space and keeps seeding; a copy is a second file.
             * @enum {string}
             */
            import_mode?: "hardlink" | "copy";
            /**
             * Recycle bin
             * @description Keep removed and replaced files for a while.
             */
            recycle_enabled?: boolean;
            /**
             * Empty the recycle bin after
             * @description Older files are deleted permanently.
             */
            recycle_days?: number;
            /**
             * Keep free
             * @description Marquee downloads and copies nothing that would leave less than this.
             */
            min_free_space_mb?: number;
            /**
             * Media tool
             * @description Path to ffmpeg; leave empty to find it automatically. Changing it requires the API key.
             */
            media_tool_path?: string | null;
            /**
             * Convert while playing
             * @description For devices that cannot play a file as it is.
             */
            transcoding_enabled?: boolean;
            /**
             * Graphics card
             * @description The hardware that converts video. This version does not use it yet.
             * @enum {string}
             */
            hw_acceleration?: "auto" | "none" | "vaapi" | "nvenc" | "qsv" | "videotoolbox" | "amf";
            /**
             * Conversions at once
             * @description Further viewers have to wait.
             */
            max_transcodes?: number;
            /**
             * Watched from
             * @description A movie counts as watched from here on.
             */
            watched_threshold_percent?: number;
            /**
             * Daily backup
             * @description Backs up the database: settings, library, and history, but no movies.
             */
            backup_enabled?: boolean;
            /**
             * Keep
             * @description How many daily backups to keep.
             */
            backup_keep?: number;
            /**
             * Backup folder
             * @description Leave empty for the data folder.
             */
            backup_path?: string | null;
            /**
             * Search for wanted movies every
             * @description Each round uses only part of the daily limits of your indexers.
             */
            search_interval_minutes?: number;
            /**
             * Read new releases every
             * @description One request per indexer covers all wanted movies.
             */
            feed_interval_minutes?: number;
            /**
             * Start searching when
             * @description Marquee searches for new movies from this point on.
             * @enum {string}
             */
            minimum_availability_default?: "announced" | "in_cinemas" | "released";
            /**
             * Wait after that
             * @description Days to wait after a movie becomes available. A negative number starts searching that many days before.
             */
            availability_delay_days?: number;
            /**
             * Upgrade movies
             * @description Search for better files until a movie is good enough.
             */
            upgrade_enabled?: boolean;
            /**
             * Corrected releases
             * @description Whether a corrected release (proper, repack) replaces one of the same quality.
             * @enum {string}
             */
            propers?: "prefer_and_upgrade" | "do_not_upgrade" | "do_not_prefer";
            /**
             * Downloads folder
             * @description Where movies download and seed; best on the same disk as the library. Leave empty for the data folder.
             */
            download_path?: string | null;
            /**
             * Downloads at once
             * @description How many movies may download at once.
             */
            max_concurrent_downloads?: number;
            /**
             * Download limit
             * @description 0 means no limit.
             */
            download_speed_limit?: number;
            /**
             * Upload limit
             * @description 0 means no limit.
             */
            upload_speed_limit?: number;
            /**
             * Port for peers
             * @description Other peers reach you here; 0 chooses a port and keeps it.
             */
            torrent_port?: number;
            /**
             * Ask the router to forward the port
             * @description By UPnP, NAT-PMP or PCP, so that other peers can reach you.
             */
            port_mapping_enabled?: boolean;
            /**
             * Find peers without a tracker (DHT)
             * @description Never used for private torrents.
             */
            dht_enabled?: boolean;
            /**
             * Ask peers for peers (PEX)
             * @description Never used for private torrents.
             */
            pex_enabled?: boolean;
            /**
             * Find peers on the local network
             * @description Only affects clients that never announce private torrents locally; the built-in client never announces locally. This version does not use it yet.
             */
            lsd_enabled?: boolean;
            /**
             * Seed until ratio
             * @description Stop seeding at this ratio; 0 means no limit. An indexer may require more.
             */
            seed_ratio_limit?: number;
            /**
             * Seed for
             * @description Stop seeding after this time; 0 means no limit.
             */
            seed_minutes_limit?: number;
            /**
             * Give up after
             * @description A download without any progress for this long is replaced by the next best release.
             */
            stall_minutes?: number;
            /**
             * Never download these files
             * @description Marquee skips files with these extensions. It rejects a release that contains little else, before downloading it.
             */
            blocked_extensions?: string[];
            /**
             * Send torrent traffic through a VPN
             * @description Covers peers, trackers, DHT, and web seeds. Pages, posters, and everything else stay outside; indexers can go with the torrents.
             */
            vpn_enabled?: boolean;
            /**
             * What goes through it
             * @description Torrents only, or also searches at indexers and the .torrent files that they offer. Indexers in your own network are still searched directly. While the VPN is down, the others are not searched. Not available with a SOCKS5 proxy.
             * @enum {string}
             */
            vpn_cover?: "torrents" | "torrents_and_indexers";
            /**
             * Connect by
             * @description WireGuard, which is built into Marquee, or a tunnel that you already have: its network interface (on Linux) or a SOCKS5 proxy. A proxy carries outgoing connections only: no DHT, no UDP trackers, no web seeds, and no peer can connect to you.
             * @enum {string}
             */
            vpn_kind?: "wireguard" | "interface" | "socks5";
            /**
             * Network interface
             * @description The interface of your tunnel, such as wg0 or tun0. If it disappears or changes its address, downloads wait. Marquee does not check that it hides anything.
             */
            vpn_interface?: string | null;
            /**
             * SOCKS5 proxy
             * @description Host and port of a proxy without a password. Only the proxy resolves the names of trackers.
             */
            vpn_proxy?: string | null;
            /**
             * Private key
             * @description Your own key for the tunnel.
             */
            vpn_private_key?: string | null;
            /**
             * Address in the tunnel
             * @description Such as 10.2.0.2; separate several with commas.
             */
            vpn_address?: string | null;
            /**
             * Public key of the server
             * @description The public key of the VPN server.
             */
            vpn_peer_public_key?: string | null;
            /**
             * VPN server
             * @description Host and port of the VPN server.
             */
            vpn_endpoint?: string | null;
            /**
             * DNS server
             * @description The only DNS server used inside the tunnel; separate several with commas. It also resolves indexers that go through the VPN. Without one, trackers and indexers cannot be found by name there.
             */
            vpn_dns?: string | null;
            /**
             * Kill switch
             * @description Always on: the torrent engine has no network but the tunnel, so nothing leaves when it is down.
             */
            vpn_kill_switch?: boolean;
            /**
             * Port forwarding
             * @description Lets other peers connect to you. Ask the VPN server for a port (NAT-PMP or PCP), or use the one that your provider has reserved for you.
             * @enum {string}
             */
            vpn_port_forward_provider?: "none" | "nat_pmp" | "api";
            /**
             * Reserved port
             * @description The port number that your provider has reserved for you.
             */
            vpn_port_forward_api_key?: string | null;
            /**
             * Service for the exit address
             * @description Reports your public address. Marquee asks it only through the VPN, when the VPN comes up and once a day, so it only learns the address of the VPN. Leave empty to ask none.
             */
            vpn_exit_url?: string | null;
            /**
             * Key
             * @description Your own key (v3) or token (v4) for the movie database.
             */
            metadata_api_key?: string | null;
            /**
             * Address
             * @description The movie database, or a mirror of it.
             */
            metadata_url?: string;
            /**
             * Client ID
             * @description From the application you registered at the tracking service; its redirect address is urn:ietf:wg:oauth:2.0:oob.
             */
            tracker_client_id?: string | null;
            /**
             * Client secret
             * @description From the application you registered at the tracking service.
             */
            tracker_client_secret?: string | null;
            /**
             * Address
             * @description The tracking service.
             */
            tracker_url?: string;
            /**
             * Sync watched movies
             * @description Both ways, and nothing is ever removed.
             */
            tracker_sync_history?: boolean;
            /**
             * Add movies from the watchlist
             * @description New entries become wanted movies.
             */
            tracker_sync_watchlist?: boolean;
            /**
             * Report what is playing
             * @description Report start, pause, and end of a movie.
             */
            tracker_scrobble?: boolean;
            /**
             * Key
             * @description Your own key for the subtitle service.
             */
            subtitles_api_key?: string | null;
            /**
             * User name
             * @description Your username at the subtitle service. With an account you can download more per day.
             */
            subtitles_username?: string | null;
            /**
             * Password
             * @description Your password at the subtitle service.
             */
            subtitles_password?: string | null;
            /**
             * Address
             * @description The subtitle service.
             */
            subtitles_url?: string;
            /**
             * Languages
             * @description Marquee searches for subtitles in these languages.
             */
            subtitle_languages?: string[];
            /**
             * Download automatically
             * @description Download missing subtitles when a movie is imported, and search for them every six hours.
             */
            subtitle_auto?: boolean;
            /**
             * Key
             * @description Your MDBList API key, for lists of the type MDBList.
             */
            list_api_key?: string | null;
            /**
             * Address
             * @description The list service.
             */
            list_url?: string;
            /**
             * Add at most
             * @description A list never adds more than this in one sync.
             */
            list_max_added_per_sync?: number;
        };
        /** @description Body of `updateCustomFormat` */
        UpdateCustomFormatRequest: {
            /** @description Its name */
            name?: string;
            /** @description Conditions for a release; one match per kind is enough unless a condition is `required` */
            conditions?: ({
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_title";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "edition";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "release_group";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "language";
                /** @description English name, or `Original` */
                value: string;
                /**
                 * @description A language other than this one
                 * @default false
                 */
                except?: boolean;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description Conditions that it matches */
                value: string;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "source";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description Conditions that it matches
                 * @enum {number}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description Conditions that it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "size";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition checks
                 * @constant
                 */
                kind: "year";
                /** @description Conditions that it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether the condition is negated
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether this condition must match even if others of its kind do
                 * @default false
                 */
                required: boolean;
            })[];
        };
        /** @description Body of `updateDownloadClient` */
        UpdateDownloadClientRequest: {
            /** @description Its name */
            name?: string;
            /** @description Smaller numbers are used first */
            priority?: number;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description The fields of its type. Secrets are write-only: set ones read `[REDACTED]` */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description Body of `updateExclusion` */
        UpdateExclusionRequest: {
            /** @description Its title */
            title?: string;
            /** @description Year of release */
            year?: number | null;
        };
        /** @description Body of `updateIndexer` */
        UpdateIndexerRequest: {
            /** @description Its name */
            name?: string;
            /** @description Its address */
            url?: string;
            /** @description 1 comes first */
            priority?: number;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Whether its feed of new releases is read */
            enable_feed?: boolean;
            /** @description Whether it is searched */
            enable_search?: boolean;
            /** @description Newznab categories to search in */
            categories?: number[];
            /** @description Queries allowed per day; null is no limit */
            daily_query_limit?: number | null;
            /** @description Releases with fewer seeders are rejected */
            min_seeders?: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio?: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes?: number | null;
            /** @description Its key; write-only */
            api_key?: string | null;
            /** @description Write-only: the other fields of the type; an absent field is unchanged, null deletes it. `url_credentials: null` deletes the login that was in the address */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description Body of `updateList` */
        UpdateListRequest: {
            /** @description Its name */
            name?: string;
            /** @description Whether it is synced */
            enabled?: boolean;
            /** @description Whether a sync adds its movies to the library */
            auto_add?: boolean;
            /** @description Whether movies that it adds are monitored */
            monitored_when_added?: boolean;
            /** @description Search for a release as soon as a movie is added */
            search_when_added?: boolean;
            /** @description Id of the quality profile */
            quality_profile_id?: number | null;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number | null;
            /** @description For movies that it adds; null uses the setting */
            minimum_availability?: ("announced" | "in_cinemas" | "released") | null;
            /** @description Ids of its tags */
            tag_ids?: number[];
            /** @description The fields of the type; secret ones are write-only. An absent field is unchanged, null deletes it */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description Body of `updateMovie` */
        UpdateMovieRequest: {
            /** @description Id of the quality profile */
            quality_profile_id?: number;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number;
            /** @description Whether releases of the movie are searched for */
            monitored?: boolean;
            /**
             * @description When the movie is considered available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
            /** @description Your rating, 1 to 10 */
            user_rating?: number | null;
            /** @description Resume position in seconds; 0 is the beginning */
            resume_position_seconds?: number;
        };
        /** @description Body of `updateMovies` */
        UpdateMoviesRequest: {
            /** @description Ids of the movies */
            ids: number[];
            /** @description Id of the quality profile */
            quality_profile_id?: number;
            /** @description Id of the root folder; null when there is none */
            root_folder_id?: number;
            /** @description Whether releases of the movie are searched for */
            monitored?: boolean;
            /**
             * @description When the movie is considered available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
            /** @description Tags to add */
            add_tag_ids?: number[];
            /** @description Tags to remove */
            remove_tag_ids?: number[];
        };
        /** @description Body of `updateRootFolder` */
        UpdateRootFolderRequest: {
            /** @description Full path */
            path?: string;
        };
        /** @description Body of `updateTag` */
        UpdateTagRequest: {
            /** @description Its name */
            name?: string;
        };
        /** @description Body of `updateView` */
        UpdateViewRequest: {
            /** @description Its name */
            name?: string;
            /** @description Name of the icon */
            icon?: string | null;
            /** @description Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}` */
            query?: {
                [key: string]: string;
            };
            /** @description Its place among the others */
            position?: number;
        };
        /** @description Body of `updateWebhook` */
        UpdateWebhookRequest: {
            /** @description Its name */
            name?: string;
            /**
             * @description GET sends no body
             * @enum {string}
             */
            method?: "POST" | "PUT" | "GET";
            /** @description Types of events; empty means all */
            events?: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "subtitle_removed" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
            /** @description Format of the sent body */
            template?: string | null;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Write-only: it contains a secret */
            url?: string;
            /** @description Write-only */
            headers?: {
                [key: string]: string;
            };
        };
        /** @description Result of a backup check */
        VerifiedBackup: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The problem */
            problem: string | null;
            /** @description The problem as code and values */
            problem_reason: components["schemas"]["Reason"] | null;
            backup: components["schemas"]["Backup"];
        };
        /** @description A saved filter */
        View: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /** @description Name of the icon */
            icon: string | null;
            /** @description Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}` */
            query: {
                [key: string]: string;
            };
            /** @description Its place among the others */
            position: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description One page of `View` */
        ViewPage: {
            /** @description The rows of this page */
            results: components["schemas"]["View"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description The tunnel of the torrent engine. */
        Vpn: {
            /** @description Whether it is in use */
            enabled: boolean;
            /**
             * @description Current state
             * @enum {string}
             */
            state: "off" | "connecting" | "up" | "down" | "blocked";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            since: string;
            /** @description Host and port of the server, or of the proxy; a network interface has none */
            endpoint: string | null;
            /** @description Address of this computer inside the tunnel, or of the network interface; null with a proxy */
            address: string | null;
            /** @description The public address of the torrents, as the service in `vpn_exit_url` reports it through the tunnel */
            exit_ip: string | null;
            /** @description Whether this computer itself has that address, so that the VPN hides nothing */
            exit_ip_is_own: boolean | null;
            /** @description Address at the VPN server that is forwarded to this computer */
            forwarded_port: number | null;
            /** @description Why no port is forwarded although one is requested */
            forwarding_problem: components["schemas"]["Reason"] | null;
            /**
             * @description Whether peers can connect to the torrent engine; known once one did
             * @enum {string}
             */
            reachable: "yes" | "no" | "unknown";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_handshake_at: string | null;
            /** @description Received through the tunnel since the torrent engine started */
            rx_bytes: number;
            /** @description Sent through the tunnel since the torrent engine started */
            tx_bytes: number;
            /** @description What enforces the kill switch */
            kill_switch: {
                /** @description Always true while the VPN is on: the torrent engine has no other network */
                on: boolean;
                /** @description `system`: the operating system denies the torrent engine every other socket (Linux on x64 and arm64). `program`: only the code of the engine enforces it. */
                kept_by: ("system" | "program") | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC
                 */
                last_test_at: string | null;
                /** @description Whether the torrent engine tried to bypass the tunnel and failed, as it must */
                last_test_ok: boolean | null;
            };
            /** @description The last error; null if there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
        };
        /** @description The event `vpn_changed`. */
        VpnChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "vpn_changed";
            /**
             * @description Current state
             * @enum {string}
             */
            state: "off" | "connecting" | "up" | "down" | "blocked";
            /** @description Details for people */
            detail: string | null;
            /** @description Code for programs; more may be added */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description What the VPN can do, step by step. */
        VpnTest: {
            /** @description True if nothing failed */
            ok: boolean;
            /** @description In order of dependency */
            steps: {
                /**
                 * @description Tested step
                 * @enum {string}
                 */
                what: "handshake" | "kill_switch" | "exit_address" | "dns" | "port";
                /** @description Null: unknown; the text says why */
                ok: boolean | null;
                said: components["schemas"]["Reason"];
            }[];
            /** @description The public address */
            exit_ip: string | null;
            /** @description Address at the VPN server that is forwarded to this computer */
            forwarded_port: number | null;
        };
        /** @description An address that is notified of events */
        Webhook: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description GET sends no body
             * @enum {string}
             */
            method: "POST" | "PUT" | "GET";
            /** @description Types of events; empty means all */
            events: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "subtitle_removed" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
            /** @description The body, with `{{title}}` and other fields of the event, `{{event}}`, `{{heading}}` and `{{summary}}`. Null sends the event as JSON. */
            template: string | null;
            /** @description Whether it is in use */
            enabled: boolean;
            /** @description Only the host of the address is shown */
            url_host: string;
            /** @description Whether an address is stored; it is never shown, because it may contain a secret */
            url_set: boolean;
            /** @description Whether headers are stored */
            headers_set: boolean;
            /** @description Names of the sent headers */
            header_names: string[];
            /** @description Queued events */
            waiting: number;
            /** @description HTTP status of the last answer; null when there was none */
            last_status: number | null;
            /** @description The last error; null if there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null if there was none since, or if an older version stored it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_sent_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updated_at: string;
        };
        /** @description The event `webhook_changed`. */
        WebhookChangedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "webhook_changed";
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /**
             * @description Its outcome
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only increases, even after a restore */
            seq: number;
        };
        /** @description One page of `Webhook` */
        WebhookPage: {
            /** @description The rows of this page */
            results: components["schemas"]["Webhook"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description Result of a webhook test */
        WebhookTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The message for programs */
            code?: string;
            /** @description The values in the text, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values`, and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Result for people, in English */
            message: string;
            /** @description HTTP status of the answer; null when there was none */
            status: number | null;
        };
        /** @description The file that a VPN provider offers for WireGuard */
        WireguardText: {
            /**
             * @description A WireGuard configuration file
             * @example [Interface]
             *     PrivateKey = AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=
             *     Address = 10.2.0.2/32
             *     DNS = 10.2.0.1
             *
             *     [Peer]
             *     PublicKey = AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=
             *     AllowedIPs = 0.0.0.0/0
             *     Endpoint = 203.0.113.7:51820
             */
            text: string;
        };
    };
    responses: {
        /** @description The request is malformed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "bad_request",
                 *         "message": "The body is not valid JSON"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No credential, or none that is valid */
        Unauthorized: {
            headers: {
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unauthorized",
                 *         "message": "A valid API key or session is required"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credential may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "forbidden",
                 *         "message": "A cookie counts only for requests that come from our own pages"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "movie 999 not found"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflicts with the stored state */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "conflict",
                 *         "message": "Charade is in the library already, as movie 1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "payload_too_large",
                 *         "message": "The body is larger than 4.2 MB"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type of the body is not supported */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unsupported_media_type",
                 *         "message": "A body must be application/json"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The range is outside the file */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "range_not_satisfiable",
                 *         "message": "The range is outside of 1 kB"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A value cannot be accepted */
        ValidationError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "validation_error",
                 *         "message": "limit: must be a number"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An upstream service asks Marquee to wait; `Retry-After` says how long */
        RateLimited: {
            headers: {
                /** @description seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "rate_limited",
                 *         "message": "The movie database asks Marquee to wait 30 seconds"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A bug in Marquee; the log has the details */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "internal_error",
                 *         "message": "Something went wrong in Marquee; the log has the details"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A required service does not answer */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds, if known */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "service_unavailable",
                 *         "message": "The movie database is unreachable"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The disk is full */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "insufficient_storage",
                 *         "message": "The disk is full"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses of the service for other devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "urls": [
                     *         "https://indexer.example/api"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Addresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_key": "example"
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createBootCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "not_found",
                     *       "url": "https://indexer.example/api",
                     *       "expires_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BootCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "example",
                     *           "kind": "browser",
                     *           "label": "Phone",
                     *           "user_agent": "example",
                     *           "ip": "example",
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *           "expires_at": "2026-03-01T12:00:00.000Z",
                     *           "current": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "cli",
                 *       "label": "Backup script",
                 *       "ttl_days": 90
                 *     }
                 */
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": {
                     *         "id": "example",
                     *         "kind": "browser",
                     *         "label": "Phone",
                     *         "user_agent": "example",
                     *         "ip": "example",
                     *         "created_at": "2026-03-01T12:00:00.000Z",
                     *         "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *         "expires_at": "2026-03-01T12:00:00.000Z",
                     *         "current": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssuedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query: {
                /** @description Required, so that you do not sign out this device by mistake */
                except: "current";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCurrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed-in device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "example",
                     *       "kind": "browser",
                     *       "label": "Phone",
                     *       "user_agent": "example",
                     *       "ip": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "current": true
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exchangeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Phone"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeCodeRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": {
                     *         "id": "example",
                     *         "kind": "browser",
                     *         "label": "Phone",
                     *         "user_agent": "example",
                     *         "ip": "example",
                     *         "created_at": "2026-03-01T12:00:00.000Z",
                     *         "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *         "expires_at": "2026-03-01T12:00:00.000Z",
                     *         "current": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangedSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed-in device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "example",
                     *       "kind": "browser",
                     *       "label": "Phone",
                     *       "user_agent": "example",
                     *       "ip": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "current": true
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    renameSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Phone"
                 *     }
                 */
                "application/json": components["schemas"]["SessionPatch"];
            };
        };
        responses: {
            /** @description A signed-in device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "example",
                     *       "kind": "browser",
                     *       "label": "Phone",
                     *       "user_agent": "example",
                     *       "ip": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "current": true
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    signPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/api/v1/calendar.ics",
                 *       "ttl_seconds": 1
                 *     }
                 */
                "application/json": components["schemas"]["ToSign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://indexer.example/api",
                     *       "expires_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listBackups: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "kind": "manual",
                     *           "filename": "example",
                     *           "size_bytes": 8589934592,
                     *           "app_version": "example",
                     *           "schema_version": 1,
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "checksum_sha256": "example",
                     *           "verified_at": "2026-03-01T12:00:00.000Z",
                     *           "missing": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["BackupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    createBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An archive of the database. It contains secrets. */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "manual",
                     *       "filename": "example",
                     *       "size_bytes": 8589934592,
                     *       "app_version": "example",
                     *       "schema_version": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "checksum_sha256": "example",
                     *       "verified_at": "2026-03-01T12:00:00.000Z",
                     *       "missing": true
                     *     }
                     */
                    "application/json": components["schemas"]["Backup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The archive, up to 4 GiB
                     */
                    archive: string;
                    /**
                     * @default live
                     * @enum {string}
                     */
                    credentials?: "live" | "archive";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filename": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "app_version": "example",
                     *       "schema_version": 1,
                     *       "is_own": true,
                     *       "pre_restore_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An archive of the database. It contains secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "kind": "manual",
                     *       "filename": "example",
                     *       "size_bytes": 8589934592,
                     *       "app_version": "example",
                     *       "schema_version": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "checksum_sha256": "example",
                     *       "verified_at": "2026-03-01T12:00:00.000Z",
                     *       "missing": true
                     *     }
                     */
                    "application/json": components["schemas"]["Backup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    downloadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
        };
    };
    restoreBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentials": "live"
                 *     }
                 */
                "application/json": components["schemas"]["RestoreBackupRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filename": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "app_version": "example",
                     *       "schema_version": 1,
                     *       "is_own": true,
                     *       "pre_restore_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    verifyBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the backup */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "problem": "example",
                     *       "problem_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "backup": {
                     *         "id": 1,
                     *         "kind": "manual",
                     *         "filename": "example",
                     *         "size_bytes": 8589934592,
                     *         "app_version": "example",
                     *         "schema_version": 1,
                     *         "created_at": "2026-03-01T12:00:00.000Z",
                     *         "checksum_sha256": "example",
                     *         "verified_at": "2026-03-01T12:00:00.000Z",
                     *         "missing": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VerifiedBackup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listBlocklist: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Only those of this movie */
                movie_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "indexer_id": 1,
                     *           "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *           "title": "Charade",
                     *           "code": "not_found",
                     *           "values": {},
                     *           "reason": "example",
                     *           "created_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["BlocklistEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    blockRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "movie_id": 1,
                 *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                 *       "title": "Charade",
                 *       "reason": "example"
                 *     }
                 */
                "application/json": components["schemas"]["BlockReleaseRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "indexer_id": 1,
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "title": "Charade",
                     *       "code": "not_found",
                     *       "values": {},
                     *       "reason": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBlocklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the blocklist entry */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "indexer_id": 1,
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "title": "Charade",
                     *       "code": "not_found",
                     *       "values": {},
                     *       "reason": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    unblockRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the blocklist entry */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateBlocklistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the blocklist entry */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "example"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBlocklistEntryRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "indexer_id": 1,
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "title": "Charade",
                     *       "code": "not_found",
                     *       "values": {},
                     *       "reason": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCalendar: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Start; defaults to a week ago */
                from?: string;
                /** @description End (exclusive); defaults to 30 days from now, at most 400 days after `from` */
                to?: string;
                /** @description Only monitored, or only unmonitored movies */
                monitored?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "date": "2026-03-01",
                     *           "kind": "cinema",
                     *           "monitored": true,
                     *           "has_file": true,
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Monitored movies, a month back and a year ahead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    addClientLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "level": "error",
                 *         "message": "movie 999 not found",
                 *         "module": "example",
                 *         "fields": {},
                 *         "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["AddClientLogsRequest"];
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "name": "Example",
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "monitored": true,
                     *           "quality_profile_id": 1,
                     *           "root_folder_id": 1,
                     *           "part_count": 1,
                     *           "movie_ids": [],
                     *           "movie_count": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection with at least one movie in the library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "name": "Example",
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "monitored": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "part_count": 1,
                     *       "movie_ids": [],
                     *       "movie_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "monitored": true,
                 *       "quality_profile_id": 1,
                 *       "root_folder_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCollectionRequest"];
            };
        };
        responses: {
            /** @description A collection with at least one movie in the library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "name": "Example",
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "monitored": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "part_count": 1,
                     *       "movie_ids": [],
                     *       "movie_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Result of adding the missing parts of a collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "movie_ids": [
                     *         1
                     *       ],
                     *       "excluded": 1,
                     *       "failed": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "message": "movie 999 not found"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings. The API key reads secrets as stored, a session reads `[REDACTED]`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "base_url": "example",
                     *       "listen_address": "example",
                     *       "listen_port": 1,
                     *       "public_url": "example",
                     *       "language": "en-US",
                     *       "region": "US",
                     *       "log_level": "error",
                     *       "log_retention_days": 7,
                     *       "update_check_enabled": true,
                     *       "api_key": "example",
                     *       "session_signing_key": "example",
                     *       "default_root_folder_id": 1,
                     *       "movie_folder_format": "example",
                     *       "movie_file_format": "example",
                     *       "colon_replacement": "delete",
                     *       "import_mode": "hardlink",
                     *       "recycle_enabled": true,
                     *       "recycle_days": 1,
                     *       "min_free_space_mb": 1,
                     *       "media_tool_path": "example",
                     *       "transcoding_enabled": true,
                     *       "hw_acceleration": "auto",
                     *       "max_transcodes": 1,
                     *       "watched_threshold_percent": 50,
                     *       "backup_enabled": true,
                     *       "backup_keep": 1,
                     *       "backup_path": "example",
                     *       "search_interval_minutes": 5,
                     *       "feed_interval_minutes": 5,
                     *       "minimum_availability_default": "announced",
                     *       "availability_delay_days": 1,
                     *       "upgrade_enabled": true,
                     *       "propers": "prefer_and_upgrade",
                     *       "download_path": "example",
                     *       "max_concurrent_downloads": 1,
                     *       "download_speed_limit": 1,
                     *       "upload_speed_limit": 1,
                     *       "torrent_port": 1,
                     *       "port_mapping_enabled": true,
                     *       "dht_enabled": true,
                     *       "pex_enabled": true,
                     *       "lsd_enabled": true,
                     *       "seed_ratio_limit": 1,
                     *       "seed_minutes_limit": 1,
                     *       "stall_minutes": 1,
                     *       "blocked_extensions": [
                     *         "example"
                     *       ],
                     *       "vpn_enabled": true,
                     *       "vpn_cover": "torrents",
                     *       "vpn_kind": "wireguard",
                     *       "vpn_interface": "example",
                     *       "vpn_proxy": "example",
                     *       "vpn_private_key": "example",
                     *       "vpn_address": "example",
                     *       "vpn_peer_public_key": "example",
                     *       "vpn_endpoint": "example",
                     *       "vpn_dns": "example",
                     *       "vpn_kill_switch": true,
                     *       "vpn_port_forward_provider": "none",
                     *       "vpn_port_forward_api_key": "example",
                     *       "vpn_exit_url": "example",
                     *       "metadata_api_key": "example",
                     *       "metadata_url": "example",
                     *       "tracker_client_id": "example",
                     *       "tracker_client_secret": "example",
                     *       "tracker_url": "example",
                     *       "tracker_sync_history": true,
                     *       "tracker_sync_watchlist": true,
                     *       "tracker_scrobble": true,
                     *       "subtitles_api_key": "example",
                     *       "subtitles_username": "example",
                     *       "subtitles_password": "example",
                     *       "subtitles_url": "example",
                     *       "subtitle_languages": [
                     *         "example"
                     *       ],
                     *       "subtitle_auto": true,
                     *       "list_api_key": "example",
                     *       "list_url": "example",
                     *       "list_max_added_per_sync": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    updateConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "de-DE",
                 *       "region": "DE",
                 *       "log_level": "debug"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateConfigRequest"];
            };
        };
        responses: {
            /** @description All settings. The API key reads secrets as stored, a session reads `[REDACTED]`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "base_url": "example",
                     *       "listen_address": "example",
                     *       "listen_port": 1,
                     *       "public_url": "example",
                     *       "language": "en-US",
                     *       "region": "US",
                     *       "log_level": "error",
                     *       "log_retention_days": 7,
                     *       "update_check_enabled": true,
                     *       "api_key": "example",
                     *       "session_signing_key": "example",
                     *       "default_root_folder_id": 1,
                     *       "movie_folder_format": "example",
                     *       "movie_file_format": "example",
                     *       "colon_replacement": "delete",
                     *       "import_mode": "hardlink",
                     *       "recycle_enabled": true,
                     *       "recycle_days": 1,
                     *       "min_free_space_mb": 1,
                     *       "media_tool_path": "example",
                     *       "transcoding_enabled": true,
                     *       "hw_acceleration": "auto",
                     *       "max_transcodes": 1,
                     *       "watched_threshold_percent": 50,
                     *       "backup_enabled": true,
                     *       "backup_keep": 1,
                     *       "backup_path": "example",
                     *       "search_interval_minutes": 5,
                     *       "feed_interval_minutes": 5,
                     *       "minimum_availability_default": "announced",
                     *       "availability_delay_days": 1,
                     *       "upgrade_enabled": true,
                     *       "propers": "prefer_and_upgrade",
                     *       "download_path": "example",
                     *       "max_concurrent_downloads": 1,
                     *       "download_speed_limit": 1,
                     *       "upload_speed_limit": 1,
                     *       "torrent_port": 1,
                     *       "port_mapping_enabled": true,
                     *       "dht_enabled": true,
                     *       "pex_enabled": true,
                     *       "lsd_enabled": true,
                     *       "seed_ratio_limit": 1,
                     *       "seed_minutes_limit": 1,
                     *       "stall_minutes": 1,
                     *       "blocked_extensions": [
                     *         "example"
                     *       ],
                     *       "vpn_enabled": true,
                     *       "vpn_cover": "torrents",
                     *       "vpn_kind": "wireguard",
                     *       "vpn_interface": "example",
                     *       "vpn_proxy": "example",
                     *       "vpn_private_key": "example",
                     *       "vpn_address": "example",
                     *       "vpn_peer_public_key": "example",
                     *       "vpn_endpoint": "example",
                     *       "vpn_dns": "example",
                     *       "vpn_kill_switch": true,
                     *       "vpn_port_forward_provider": "none",
                     *       "vpn_port_forward_api_key": "example",
                     *       "vpn_exit_url": "example",
                     *       "metadata_api_key": "example",
                     *       "metadata_url": "example",
                     *       "tracker_client_id": "example",
                     *       "tracker_client_secret": "example",
                     *       "tracker_url": "example",
                     *       "tracker_sync_history": true,
                     *       "tracker_sync_watchlist": true,
                     *       "tracker_scrobble": true,
                     *       "subtitles_api_key": "example",
                     *       "subtitles_username": "example",
                     *       "subtitles_password": "example",
                     *       "subtitles_url": "example",
                     *       "subtitle_languages": [
                     *         "example"
                     *       ],
                     *       "subtitle_auto": true,
                     *       "list_api_key": "example",
                     *       "list_url": "example",
                     *       "list_max_added_per_sync": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listConfigFields: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "kind": "browser",
                     *           "section": "example",
                     *           "label": "Phone",
                     *           "help": "example",
                     *           "secret": true,
                     *           "nullable": true,
                     *           "advanced": true,
                     *           "in_use": true,
                     *           "unit": "example",
                     *           "format": "example",
                     *           "min": 1,
                     *           "max": 1,
                     *           "options": [
                     *             "example"
                     *           ],
                     *           "default": null,
                     *           "overridden_by": "example"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FieldDeclarationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    testConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What to test */
                what: "metadata" | "media-tool" | "tracker" | "subtitles" | "list" | "vpn";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "de-DE",
                 *       "region": "DE",
                 *       "log_level": "debug"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateConfigRequest"];
            };
        };
        responses: {
            /** @description Result of a settings test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found"
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCustomFormats: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "conditions": [
                     *             {
                     *               "kind": "release_title",
                     *               "value": "example",
                     *               "negate": true,
                     *               "required": true
                     *             }
                     *           ],
                     *           "id": 1,
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["CustomFormatPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addCustomFormat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "conditions": [
                 *         {
                 *           "kind": "release_title",
                 *           "value": "example",
                 *           "negate": true,
                 *           "required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddCustomFormatRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "conditions": [
                     *         {
                     *           "kind": "release_title",
                     *           "value": "example",
                     *           "negate": true,
                     *           "required": true
                     *         }
                     *       ],
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomFormat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    importCustomFormats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "x265",
                 *       "specifications": [
                 *         {
                 *           "name": "x265",
                 *           "implementation": "ReleaseTitleSpecification",
                 *           "negate": false,
                 *           "required": true,
                 *           "fields": {
                 *             "value": "x265"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportCustomFormatsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": [
                     *         {
                     *           "custom_format": {
                     *             "name": "Example",
                     *             "conditions": [
                     *               {
                     *                 "kind": "release_title",
                     *                 "value": "example",
                     *                 "negate": true,
                     *                 "required": true
                     *               }
                     *             ],
                     *             "id": 1,
                     *             "created_at": "2026-03-01T12:00:00.000Z",
                     *             "updated_at": "2026-03-01T12:00:00.000Z"
                     *           },
                     *           "suggested_score": 1
                     *         }
                     *       ],
                     *       "refused": [
                     *         {
                     *           "name": "Example",
                     *           "code": "not_found",
                     *           "values": {},
                     *           "why": "example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomFormatImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCustomFormat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom format */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "conditions": [
                     *         {
                     *           "kind": "release_title",
                     *           "value": "example",
                     *           "negate": true,
                     *           "required": true
                     *         }
                     *       ],
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomFormat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeCustomFormat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom format */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateCustomFormat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the custom format */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "conditions": [
                 *         {
                 *           "kind": "release_title",
                 *           "value": "example",
                 *           "negate": true,
                 *           "required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCustomFormatRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "conditions": [
                     *         {
                     *           "kind": "release_title",
                     *           "value": "example",
                     *           "negate": true,
                     *           "required": true
                     *         }
                     *       ],
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomFormat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What this service shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "is_sample": true
                     *     }
                     */
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    openDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sample movies that are open. */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://indexer.example/api"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedDemo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    endDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportDiagnostics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    /** @description `service-diagnostics-<timestamp>.zip` */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    listDownloadClients: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "type": "example",
                     *           "name": "Example",
                     *           "priority": 1,
                     *           "enabled": true,
                     *           "settings": {},
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "type": "qbittorrent",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddDownloadClientRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "example",
                     *       "name": "Example",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "settings": {},
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testNewDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "type": "qbittorrent",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddDownloadClientRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "version": "1.2.3"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClientTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDownloadClientTypes: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "type": "example",
                     *           "label": "Phone",
                     *           "fields": [
                     *             {
                     *               "name": "Example",
                     *               "kind": "browser",
                     *               "section": "example",
                     *               "label": "Phone",
                     *               "help": "example",
                     *               "secret": true,
                     *               "nullable": true,
                     *               "advanced": true,
                     *               "in_use": true,
                     *               "unit": "example",
                     *               "format": "example",
                     *               "min": 1,
                     *               "max": 1,
                     *               "options": [
                     *                 "example"
                     *               ],
                     *               "default": null,
                     *               "overridden_by": "example"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClientTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download client */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "example",
                     *       "name": "Example",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "settings": {},
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download client */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download client */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDownloadClientRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "type": "example",
                     *       "name": "Example",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "settings": {},
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClient"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testDownloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download client */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "version": "1.2.3"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClientTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDownloads: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`, `release`. */
                expand?: string;
                /** @description Comma-separated states: `queued`, `fetching_metadata`, `checking`, `downloading`, `stalled`, `paused`, `importing`, `import_blocked`, `seeding`, `completed`, `failed`, `cancelled`. */
                state?: string;
                /** @description Only those of this movie */
                movie_id?: number;
                /** @description Ascending or descending */
                order?: "desc" | "asc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "release_id": 1,
                     *           "title": "Charade",
                     *           "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *           "client": "example",
                     *           "state": "queued",
                     *           "progress": 1,
                     *           "size_bytes": 8589934592,
                     *           "downloaded_bytes": 1,
                     *           "uploaded_bytes": 1,
                     *           "download_speed": 1,
                     *           "upload_speed": 1,
                     *           "seeders": 1,
                     *           "peers": 1,
                     *           "eta_seconds": 1,
                     *           "ratio": 1,
                     *           "error": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "can_be_watched": true,
                     *           "quality": "Bluray-1080p",
                     *           "score": 1,
                     *           "next_try_at": "2026-03-01T12:00:00.000Z",
                     *           "added_at": "2026-03-01T12:00:00.000Z",
                     *           "completed_at": "2026-03-01T12:00:00.000Z",
                     *           "imported_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addDownload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "movie_id": 1,
                 *       "magnet": "magnet:?xt=urn:btih:c9e15763f722f23e98a29decdfae341b98d53056"
                 *     }
                 */
                "application/json": components["schemas"]["AddDownloadRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDownload: {
        parameters: {
            query?: {
                /** @description Related resources to include next to their ids, comma-separated: `movie`, `release`. */
                expand?: string;
            };
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    removeDownload: {
        parameters: {
            query?: {
                /** @description Also delete the downloaded data; the library is never touched */
                delete_data?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    blockAndSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDownloadFiles: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "index": 1,
                     *           "path": "/movies",
                     *           "size_bytes": 8589934592,
                     *           "wanted": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    pauseDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    playAudioDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioInitDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioSegmentDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoInitDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoSegmentDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playMasterDownload: {
        parameters: {
            query?: {
                /** @description How the file is streamed; as in the `url` of prepare */
                plan?: string;
            };
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    preparePlayDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supports": {
                 *         "containers": [
                 *           "example"
                 *         ],
                 *         "video": [
                 *           "example"
                 *         ],
                 *         "audio": [
                 *           "example"
                 *         ],
                 *         "hls": true
                 *       },
                 *       "audio_track": 1,
                 *       "subtitle_track": 1,
                 *       "start_seconds": 1,
                 *       "max_height": 120,
                 *       "allow": [
                 *         "direct"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreparePlayRequest"];
            };
        };
        responses: {
            /** @description How a movie is played in a certain browser while it is downloaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "example",
                     *       "movie_id": 1,
                     *       "file_id": 1,
                     *       "method": "direct",
                     *       "reasons": [
                     *         {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "losses": [
                     *         {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "url": "https://indexer.example/api",
                     *       "mime": "example",
                     *       "direct_url": "example",
                     *       "playlist_url": "example",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "duration_seconds": 1,
                     *       "audio_track": 1,
                     *       "audio_tracks": [
                     *         {
                     *           "index": 1,
                     *           "language": "en-US",
                     *           "title": "Charade",
                     *           "codec": "example",
                     *           "channels": 1,
                     *           "default": true,
                     *           "playable": true
                     *         }
                     *       ],
                     *       "subtitle_track": 1,
                     *       "subtitle_tracks": [
                     *         {
                     *           "index": 1,
                     *           "language": "en-US",
                     *           "title": "Charade",
                     *           "kind": "text",
                     *           "codec": "example",
                     *           "default": true,
                     *           "forced": true,
                     *           "hearing_impaired": true,
                     *           "source": "embedded",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "chapters": [
                     *         {
                     *           "start_seconds": 1,
                     *           "title": "Charade"
                     *         }
                     *       ],
                     *       "previews_url": "example",
                     *       "previews_wanted": 1,
                     *       "resume_position_seconds": 1,
                     *       "start_seconds": 1,
                     *       "video": {
                     *         "codec": "example",
                     *         "codec_string": "example",
                     *         "width": 1,
                     *         "height": 1,
                     *         "frame_rate": 1,
                     *         "hdr": "example"
                     *       },
                     *       "container": "example",
                     *       "bitrate": 1,
                     *       "download_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PreparedDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reportDownloadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "play_id": "0f3d9c62-3f0b-4f6e-9f4e-0d5c5a8c1b7e",
                 *       "position_seconds": 1,
                 *       "state": "playing"
                 *     }
                 */
                "application/json": components["schemas"]["ReportProgressRequest"];
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resumeDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    retryDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the download */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listExclusions: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "created_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ExclusionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metadata_id": 4808,
                 *       "title": "Charade",
                 *       "year": 1963
                 *     }
                 */
                "application/json": components["schemas"]["AddExclusionRequest"];
            };
        };
        responses: {
            /** @description A movie that no list may add */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "title": "Charade",
                     *       "year": 1963,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Exclusion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exclusion */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A movie that no list may add */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "title": "Charade",
                     *       "year": 1963,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Exclusion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exclusion */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exclusion */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Charade",
                 *       "year": 1963
                 *     }
                 */
                "application/json": components["schemas"]["UpdateExclusionRequest"];
            };
        };
        responses: {
            /** @description A movie that no list may add */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "title": "Charade",
                     *       "year": 1963,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Exclusion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A movie in the library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "path": "/movies",
                     *       "relative_path": "Charade (1963)/Charade (1963) Bluray-1080p.mkv",
                     *       "size_bytes": 8589934592,
                     *       "quality": "Bluray-1080p",
                     *       "revision": {
                     *         "version": 1,
                     *         "real": 1,
                     *         "is_repack": true
                     *       },
                     *       "edition": "example",
                     *       "languages": [
                     *         "en-US"
                     *       ],
                     *       "release_name": "Charade.1963.1080p.BluRay.x264-GROUP",
                     *       "release_group": "GROUP",
                     *       "indexer_id": 1,
                     *       "media_info": {},
                     *       "custom_format_score": 1,
                     *       "meets_cutoff": true,
                     *       "imported_from": "example",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "missing_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MovieFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    removeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFolders: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description A full path; defaults to the home folder of the user that runs the service */
                path?: string;
                /** @description If the folder does not exist, list its nearest existing parent */
                nearest?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "path": "/movies",
                     *           "writable": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true,
                     *       "path": "/movies",
                     *       "missing": true,
                     *       "parent": "example",
                     *       "places": [
                     *         {
                     *           "name": "Example",
                     *           "path": "/movies"
                     *         }
                     *       ],
                     *       "writable": true,
                     *       "free_bytes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FolderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listHealth: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "example",
                     *           "code": "not_found",
                     *           "severity": "ok",
                     *           "title": "Charade",
                     *           "detail": "example",
                     *           "values": {},
                     *           "fix": {
                     *             "kind": "browser",
                     *             "route": "example"
                     *           },
                     *           "since": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["HealthEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    checkHealth: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "example",
                     *           "code": "not_found",
                     *           "severity": "ok",
                     *           "title": "Charade",
                     *           "detail": "example",
                     *           "values": {},
                     *           "fix": {
                     *             "kind": "browser",
                     *             "route": "example"
                     *           },
                     *           "since": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["HealthEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    confirmClock: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": "example",
                     *           "code": "not_found",
                     *           "severity": "ok",
                     *           "title": "Charade",
                     *           "detail": "example",
                     *           "values": {},
                     *           "fix": {
                     *             "kind": "browser",
                     *             "route": "example"
                     *           },
                     *           "since": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["HealthEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Only those of this movie */
                movie_id?: number;
                /** @description Comma-separated event types: `movie_added`, `movie_updated`, `movie_removed`, `movie_watched`, `movie_unwatched`, `file_added`, `file_upgraded`, `file_removed`, `file_renamed`, `file_missing`, `file_restored`, `library_scan_completed`, `search_started`, `search_completed`, `release_grabbed`, `release_payload_refused`, `blocklist_changed`, `download_queued`, `download_started`, `download_metadata_ready`, `download_stalled`, `download_paused`, `download_resumed`, `download_completed`, `download_failed`, `download_cancelled`, `download_removed`, `seeding_completed`, `import_started`, `import_completed`, `import_blocked`, `import_failed`, `subtitle_added`, `subtitle_removed`, `playback_started`, `playback_stopped`, `health_changed`, `vpn_changed`, `task_failed`, `backup_created`, `backup_verified`, `backup_deleted`, `backup_restored`, `config_changed`, `indexer_changed`, `indexer_failed`, `indexer_recovered`, `quality_profile_changed`, `custom_format_changed`, `session_created`, `session_revoked`, `session_updated`, `api_key_rotated`, `root_folder_changed`, `tag_changed`, `exclusion_changed`, `download_client_changed`, `webhook_changed`, `recycle_changed`, `list_changed`, `tracker_connected`, `tracker_disconnected`, `tracker_synced`, `update_available`. */
                type?: string;
                /** @description Nothing before this moment */
                since?: string;
                /** @description Ascending or descending */
                order?: "desc" | "asc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "seq": 1,
                     *           "type": "example",
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "movie_id": 1,
                     *           "download_id": 1,
                     *           "data": {
                     *             "type": "movie_added",
                     *             "movie_id": 1,
                     *             "title": "Charade",
                     *             "metadata_id": 4808,
                     *             "year": 1963,
                     *             "search": true,
                     *             "at": "2026-03-01T12:00:00.000Z",
                     *             "seq": 1
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getMetadataImage: {
        parameters: {
            query?: {
                /** @description Rounded up to one of 185, 342, 500, 780, 1280. */
                width?: number;
                /** @description Which picture */
                kind?: "poster" | "backdrop" | "still" | "logo" | "portrait";
            };
            header?: never;
            path: {
                /** @description Name of the picture at the metadata provider */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    ETag?: string;
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMovieImage: {
        parameters: {
            query?: {
                /** @description Rounded up to one of 185, 342, 500, 780, 1280. */
                width?: number;
                /** @description As in `poster_url`; with it, the picture can be cached forever. */
                v?: string;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
                /** @description Which picture */
                kind: "poster" | "backdrop";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    ETag?: string;
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importRadarr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://indexer.example/api",
                 *       "api_key": "example",
                 *       "path_map": [
                 *         {
                 *           "from": "example",
                 *           "to": "example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRadarrRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Radarr's backup (.zip), or the radarr.db in it; up to 2 GiB
                     */
                    archive: string;
                    /** @description JSON: a list of `{from, to}` */
                    path_map?: string;
                };
            };
        };
        responses: {
            /** @description What an import from Radarr does or would do, item by item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": true,
                     *       "version": "1.2.3",
                     *       "totals": {
                     *         "matched": 1,
                     *         "added": 1,
                     *         "changed": 1,
                     *         "impossible": 1
                     *       },
                     *       "kinds": [
                     *         {
                     *           "kind": "tags",
                     *           "totals": {
                     *             "matched": 1,
                     *             "added": 1,
                     *             "changed": 1,
                     *             "impossible": 1
                     *           },
                     *           "items": [
                     *             {
                     *               "name": "Example",
                     *               "outcome": "matched",
                     *               "reason": "example",
                     *               "reasons": [
                     *                 {
                     *                   "code": "not_found",
                     *                   "values": {},
                     *                   "text": "The name contains HC"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RadarrReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewRadarrImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://indexer.example/api",
                 *       "api_key": "example",
                 *       "path_map": [
                 *         {
                 *           "from": "example",
                 *           "to": "example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRadarrRequest"];
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description Radarr's backup (.zip), or the radarr.db in it; up to 2 GiB
                     */
                    archive: string;
                    /** @description JSON: a list of `{from, to}` */
                    path_map?: string;
                };
            };
        };
        responses: {
            /** @description What an import from Radarr does or would do, item by item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applied": true,
                     *       "version": "1.2.3",
                     *       "totals": {
                     *         "matched": 1,
                     *         "added": 1,
                     *         "changed": 1,
                     *         "impossible": 1
                     *       },
                     *       "kinds": [
                     *         {
                     *           "kind": "tags",
                     *           "totals": {
                     *             "matched": 1,
                     *             "added": 1,
                     *             "changed": 1,
                     *             "impossible": 1
                     *           },
                     *           "items": [
                     *             {
                     *               "name": "Example",
                     *               "outcome": "matched",
                     *               "reason": "example",
                     *               "reasons": [
                     *                 {
                     *                   "code": "not_found",
                     *                   "values": {},
                     *                   "text": "The name contains HC"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RadarrReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listIndexers: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example",
                     *           "type": "torznab",
                     *           "url": "https://indexer.example/api",
                     *           "priority": 1,
                     *           "enabled": true,
                     *           "enable_feed": true,
                     *           "enable_search": true,
                     *           "categories": [],
                     *           "daily_query_limit": 1,
                     *           "min_seeders": 1,
                     *           "seed_ratio": 1,
                     *           "seed_minutes": 1,
                     *           "capabilities": {},
                     *           "escalation_level": 1,
                     *           "initial_failure_at": "2026-03-01T12:00:00.000Z",
                     *           "most_recent_failure_at": "2026-03-01T12:00:00.000Z",
                     *           "disabled_until": "2026-03-01T12:00:00.000Z",
                     *           "last_error": "example",
                     *           "last_error_reason": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "queries_today": 1,
                     *           "queries_left": 1,
                     *           "api_key_set": true,
                     *           "settings_json_set": true,
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["IndexerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "type": "torznab",
                 *       "url": "https://indexer.example/api",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "enable_feed": true,
                 *       "enable_search": true,
                 *       "categories": [],
                 *       "daily_query_limit": 1,
                 *       "min_seeders": 1,
                 *       "seed_ratio": 1,
                 *       "seed_minutes": 1,
                 *       "api_key": "example",
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddIndexerRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "type": "torznab",
                     *       "url": "https://indexer.example/api",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "enable_feed": true,
                     *       "enable_search": true,
                     *       "categories": [],
                     *       "daily_query_limit": 1,
                     *       "min_seeders": 1,
                     *       "seed_ratio": 1,
                     *       "seed_minutes": 1,
                     *       "capabilities": {},
                     *       "escalation_level": 1,
                     *       "initial_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "most_recent_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "disabled_until": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "queries_today": 1,
                     *       "queries_left": 1,
                     *       "api_key_set": true,
                     *       "settings_json_set": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Indexer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testNewIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "type": "torznab",
                 *       "url": "https://indexer.example/api",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "enable_feed": true,
                 *       "enable_search": true,
                 *       "categories": [],
                 *       "daily_query_limit": 1,
                 *       "min_seeders": 1,
                 *       "seed_ratio": 1,
                 *       "seed_minutes": 1,
                 *       "api_key": "example",
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddIndexerRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "capabilities": {}
                     *     }
                     */
                    "application/json": components["schemas"]["IndexerTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listIndexerTypes: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "type": "example",
                     *           "label": "Phone",
                     *           "help": "example",
                     *           "searches": true,
                     *           "fields": [
                     *             {
                     *               "name": "Example",
                     *               "kind": "browser",
                     *               "section": "example",
                     *               "label": "Phone",
                     *               "help": "example",
                     *               "secret": true,
                     *               "nullable": true,
                     *               "advanced": true,
                     *               "in_use": true,
                     *               "unit": "example",
                     *               "format": "example",
                     *               "min": 1,
                     *               "max": 1,
                     *               "options": [
                     *                 "example"
                     *               ],
                     *               "default": null,
                     *               "overridden_by": "example"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["IndexerTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the indexer */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "type": "torznab",
                     *       "url": "https://indexer.example/api",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "enable_feed": true,
                     *       "enable_search": true,
                     *       "categories": [],
                     *       "daily_query_limit": 1,
                     *       "min_seeders": 1,
                     *       "seed_ratio": 1,
                     *       "seed_minutes": 1,
                     *       "capabilities": {},
                     *       "escalation_level": 1,
                     *       "initial_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "most_recent_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "disabled_until": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "queries_today": 1,
                     *       "queries_left": 1,
                     *       "api_key_set": true,
                     *       "settings_json_set": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Indexer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the indexer */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the indexer */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "url": "https://indexer.example/api",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "enable_feed": true,
                 *       "enable_search": true,
                 *       "categories": [],
                 *       "daily_query_limit": 1,
                 *       "min_seeders": 1,
                 *       "seed_ratio": 1,
                 *       "seed_minutes": 1,
                 *       "api_key": "example",
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["UpdateIndexerRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "type": "torznab",
                     *       "url": "https://indexer.example/api",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "enable_feed": true,
                     *       "enable_search": true,
                     *       "categories": [],
                     *       "daily_query_limit": 1,
                     *       "min_seeders": 1,
                     *       "seed_ratio": 1,
                     *       "seed_minutes": 1,
                     *       "capabilities": {},
                     *       "escalation_level": 1,
                     *       "initial_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "most_recent_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "disabled_until": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "queries_today": 1,
                     *       "queries_left": 1,
                     *       "api_key_set": true,
                     *       "settings_json_set": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Indexer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resetIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the indexer */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "type": "torznab",
                     *       "url": "https://indexer.example/api",
                     *       "priority": 1,
                     *       "enabled": true,
                     *       "enable_feed": true,
                     *       "enable_search": true,
                     *       "categories": [],
                     *       "daily_query_limit": 1,
                     *       "min_seeders": 1,
                     *       "seed_ratio": 1,
                     *       "seed_minutes": 1,
                     *       "capabilities": {},
                     *       "escalation_level": 1,
                     *       "initial_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "most_recent_failure_at": "2026-03-01T12:00:00.000Z",
                     *       "disabled_until": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "queries_today": 1,
                     *       "queries_left": 1,
                     *       "api_key_set": true,
                     *       "settings_json_set": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Indexer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testIndexer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the indexer */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "capabilities": {}
                     *     }
                     */
                    "application/json": components["schemas"]["IndexerTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    renameFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "movie_ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRenameRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "renamed": 1,
                     *       "failed": [
                     *         {
                     *           "file_id": 1,
                     *           "path": "/movies",
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Renamed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewRename: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "movie_ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRenameRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "file_id": 1,
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "from": "example",
                     *           "to": "example",
                     *           "beside": [
                     *             {
                     *               "from": "example",
                     *               "to": "example"
                     *             }
                     *           ],
                     *           "problem": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true,
                     *       "total": 1,
                     *       "movie_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RenameItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    startScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "root_folder_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["StartScanRequest"];
            };
        };
        responses: {
            /** @description A scan of a library folder. Nothing on disk changes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "root_folder_id": 1,
                     *       "state": "running",
                     *       "found": 1,
                     *       "matched": 1,
                     *       "total": 1,
                     *       "seconds_left": 1,
                     *       "counts": {},
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "started_at": "2026-03-01T12:00:00.000Z",
                     *       "finished_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the scan */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A scan of a library folder. Nothing on disk changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "root_folder_id": 1,
                     *       "state": "running",
                     *       "found": 1,
                     *       "matched": 1,
                     *       "total": 1,
                     *       "seconds_left": 1,
                     *       "counts": {},
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "started_at": "2026-03-01T12:00:00.000Z",
                     *       "finished_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    applyScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the scan */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_ids": [],
                 *       "except_item_ids": [],
                 *       "choices": [
                 *         {
                 *           "item_id": 1,
                 *           "metadata_id": 4808
                 *         }
                 *       ],
                 *       "quality_profile_id": 1,
                 *       "monitored": true,
                 *       "minimum_availability": "announced",
                 *       "tag_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["ApplyScanRequest"];
            };
        };
        responses: {
            /** @description A scan of a library folder. Nothing on disk changes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "root_folder_id": 1,
                     *       "state": "running",
                     *       "found": 1,
                     *       "matched": 1,
                     *       "total": 1,
                     *       "seconds_left": 1,
                     *       "counts": {},
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "started_at": "2026-03-01T12:00:00.000Z",
                     *       "finished_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listScanItems: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Comma-separated states: `matched`, `unsure`, `unmatched`, `known`, `applied`, `failed`. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description Id of the scan */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "scan_id": 1,
                     *           "relative_path": "Charade (1963)/Charade (1963) Bluray-1080p.mkv",
                     *           "size_bytes": 8589934592,
                     *           "state": "matched",
                     *           "confidence": 1,
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "metadata_id": 4808,
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "error": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ScanItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    testLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "root_folder_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["TestLibraryRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "code": "downloads_writable",
                     *           "ok": true,
                     *           "text": "The name contains HC",
                     *           "cure": "example",
                     *           "values": {}
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["SelfTestCheckPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listLists: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example",
                     *           "enabled": true,
                     *           "auto_add": true,
                     *           "monitored_when_added": true,
                     *           "search_when_added": true,
                     *           "quality_profile_id": 1,
                     *           "root_folder_id": 1,
                     *           "minimum_availability": "announced",
                     *           "tag_ids": [],
                     *           "type": "json",
                     *           "settings": {},
                     *           "secrets_set": [
                     *             "example"
                     *           ],
                     *           "address_host": "example",
                     *           "item_count": 1,
                     *           "in_library_count": 1,
                     *           "poster_urls": [
                     *             "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *           ],
                     *           "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *           "next_sync_at": "2026-03-01T12:00:00.000Z",
                     *           "last_error": "example",
                     *           "last_error_reason": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "escalation_level": 1,
                     *           "shrunk_to": 1,
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ListPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Top rated",
                 *       "type": "json",
                 *       "settings": {
                 *         "url": "https://mdblist.com/lists/someone/top-rated/json"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddListRequest"];
            };
        };
        responses: {
            /** @description A list of movies elsewhere, or one that was uploaded */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "enabled": true,
                     *       "auto_add": true,
                     *       "monitored_when_added": true,
                     *       "search_when_added": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "minimum_availability": "announced",
                     *       "tag_ids": [],
                     *       "type": "json",
                     *       "settings": {},
                     *       "secrets_set": [
                     *         "example"
                     *       ],
                     *       "address_host": "example",
                     *       "item_count": 1,
                     *       "in_library_count": 1,
                     *       "poster_urls": [
                     *         "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *       ],
                     *       "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *       "next_sync_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "escalation_level": 1,
                     *       "shrunk_to": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testNewList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Top rated",
                 *       "type": "json",
                 *       "settings": {
                 *         "url": "https://mdblist.com/lists/someone/top-rated/json"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddListRequest"];
            };
        };
        responses: {
            /** @description Result of reading a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "item_count": 1,
                     *       "preview": {
                     *         "added": 1,
                     *         "to_add": 1,
                     *         "in_library": 1,
                     *         "excluded": 1,
                     *         "not_recognized": 1,
                     *         "over_cap": 1,
                     *         "not_looked_up": 1,
                     *         "only_watched": 1,
                     *         "to_rate": 1,
                     *         "to_mark_watched": 1
                     *       },
                     *       "examples": [
                     *         "example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listListTypes: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "type": "example",
                     *           "label": "Phone",
                     *           "help": "example",
                     *           "fields": [
                     *             {
                     *               "name": "Example",
                     *               "kind": "browser",
                     *               "section": "example",
                     *               "label": "Phone",
                     *               "help": "example",
                     *               "secret": true,
                     *               "nullable": true,
                     *               "advanced": true,
                     *               "in_use": true,
                     *               "unit": "example",
                     *               "format": "example",
                     *               "min": 1,
                     *               "max": 1,
                     *               "options": [
                     *                 "example"
                     *               ],
                     *               "default": null,
                     *               "overridden_by": "example"
                     *             }
                     *           ],
                     *           "required": [
                     *             "example"
                     *           ],
                     *           "upload": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ListTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    uploadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV from IMDb, or CSV or ZIP from Letterboxd; up to 16 MiB
                     */
                    file: string;
                    /** @description Name of the list; absent names it after the export */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description A list of movies elsewhere, or one that was uploaded */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "enabled": true,
                     *       "auto_add": true,
                     *       "monitored_when_added": true,
                     *       "search_when_added": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "minimum_availability": "announced",
                     *       "tag_ids": [],
                     *       "type": "json",
                     *       "settings": {},
                     *       "secrets_set": [
                     *         "example"
                     *       ],
                     *       "address_host": "example",
                     *       "item_count": 1,
                     *       "in_library_count": 1,
                     *       "poster_urls": [
                     *         "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *       ],
                     *       "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *       "next_sync_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "escalation_level": 1,
                     *       "shrunk_to": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of movies elsewhere, or one that was uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "enabled": true,
                     *       "auto_add": true,
                     *       "monitored_when_added": true,
                     *       "search_when_added": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "minimum_availability": "announced",
                     *       "tag_ids": [],
                     *       "type": "json",
                     *       "settings": {},
                     *       "secrets_set": [
                     *         "example"
                     *       ],
                     *       "address_host": "example",
                     *       "item_count": 1,
                     *       "in_library_count": 1,
                     *       "poster_urls": [
                     *         "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *       ],
                     *       "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *       "next_sync_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "escalation_level": 1,
                     *       "shrunk_to": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "enabled": true,
                 *       "auto_add": true,
                 *       "monitored_when_added": true,
                 *       "search_when_added": true,
                 *       "quality_profile_id": 1,
                 *       "root_folder_id": 1,
                 *       "minimum_availability": "announced",
                 *       "tag_ids": [],
                 *       "settings": {}
                 *     }
                 */
                "application/json": components["schemas"]["UpdateListRequest"];
            };
        };
        responses: {
            /** @description A list of movies elsewhere, or one that was uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "enabled": true,
                     *       "auto_add": true,
                     *       "monitored_when_added": true,
                     *       "search_when_added": true,
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "minimum_availability": "announced",
                     *       "tag_ids": [],
                     *       "type": "json",
                     *       "settings": {},
                     *       "secrets_set": [
                     *         "example"
                     *       ],
                     *       "address_host": "example",
                     *       "item_count": 1,
                     *       "in_library_count": 1,
                     *       "poster_urls": [
                     *         "/api/v1/images/movies/1/poster?v=1x9k2m"
                     *       ],
                     *       "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *       "next_sync_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "escalation_level": 1,
                     *       "shrunk_to": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["List"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    applyList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_ids": [],
                 *       "import_ratings": true,
                 *       "import_watched": true,
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["ApplyListRequest"];
            };
        };
        responses: {
            /** @description Result of an import from a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 1,
                     *       "rated": 1,
                     *       "marked_watched": 1,
                     *       "left": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ListApplied"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listListItems: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Only those in this state */
                state?: "in_library" | "added" | "excluded" | "not_recognized" | "over_cap" | "waiting";
            };
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "imdb_id": "example",
                     *           "movie_id": 1,
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "position": 1,
                     *           "state": "in_library",
                     *           "reason": {
                     *             "code": "excluded",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "rating": 1,
                     *           "watched_at": "2026-03-01T12:00:00.000Z",
                     *           "added_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ListItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    refreshList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the list */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true,
                 *       "accept_fewer": true
                 *     }
                 */
                "application/json": components["schemas"]["RefreshListRequest"];
            };
        };
        responses: {
            /** @description What a sync changes or would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 1,
                     *       "to_add": 1,
                     *       "in_library": 1,
                     *       "excluded": 1,
                     *       "not_recognized": 1,
                     *       "over_cap": 1,
                     *       "not_looked_up": 1,
                     *       "only_watched": 1,
                     *       "to_rate": 1,
                     *       "to_mark_watched": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ListCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Live tail: the lines after this cursor, oldest first. Start with an empty value to get the newest lines. */
                after?: string;
                /** @description At most this severity, `warn` gives errors and warnings: error, warn, info, debug, trace or 0 to 4 */
                level?: string;
                /** @description Only this subsystem */
                subsystem?: string;
                /** @description Targets with this prefix */
                target?: string;
                /** @description Lines of one request */
                trace_id?: string;
                /** @description Only lines from the service, or only those from clients */
                source?: "backend" | "frontend";
                /** @description Text in the message, target or fields */
                q?: string;
                /** @description Nothing before this moment */
                since?: string;
                /** @description Nothing from this moment on */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "ts_us": 1,
                     *           "level": 1,
                     *           "target": "service::downloads::drive",
                     *           "subsystem": "example",
                     *           "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736",
                     *           "span_id": "00f067aa0ba902b7",
                     *           "message": "movie 999 not found",
                     *           "fields_json": {},
                     *           "source": "backend"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["LogRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listManualImport: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description A folder or a file, as a full path */
                path?: string;
                /** @description Only the files of this download */
                download_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "path": "/movies",
                     *           "size_bytes": 8589934592,
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "quality": "Bluray-1080p",
                     *           "languages": [
                     *             "en-US"
                     *           ],
                     *           "release_group": "GROUP",
                     *           "confidence": 1,
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "problem": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ManualFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importByHand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "path": "/movies",
                 *           "movie_id": 1,
                 *           "quality": "Bluray-1080p"
                 *         }
                 *       ],
                 *       "mode": "hardlink",
                 *       "download_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ImportByHandRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "path": "/movies",
                     *           "file_id": 1,
                     *           "relative_path": "Charade (1963)/Charade (1963) Bluray-1080p.mkv",
                     *           "replaced": [
                     *             "example"
                     *           ],
                     *           "error": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ManualResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    searchCollections: {
        parameters: {
            query: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Part of a title or a name */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "name": "Example",
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "collection_id": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FoundCollectionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetadataCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Only movies of this collection */
                collection_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection at the metadata provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metadata_id": 4808,
                     *       "name": "Example",
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "collection_id": 1,
                     *       "parts": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MetadataCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discoverMetadata: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Which list; with filters, the order */
                kind?: "popular" | "trending" | "upcoming" | "now_playing" | "top_rated";
                /** @description Ids as in `/metadata/genres`, comma-separated: all of them */
                genre?: string;
                /** @description First released in this year or later */
                year_from?: number;
                /** @description First released in this year or earlier */
                year_to?: number;
                /** @description Lowest rating */
                rating_from?: number;
                /** @description Shortest length in minutes */
                runtime_from?: number;
                /** @description Longest length in minutes */
                runtime_to?: number;
                /** @description Original language, such as `en` */
                language?: string;
                /** @description A cast or crew member */
                person_id?: number;
                /** @description Ids as in `/metadata/streaming-services`, comma-separated: at least one offers it in the region */
                streaming_service?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGenres: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["GenrePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetadataMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie at the metadata provider */
                metadata_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A movie from the provider, with the fields of `Movie`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection": {
                     *         "id": 1,
                     *         "name": "Example"
                     *       },
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true
                     *         }
                     *       ],
                     *       "movie_id": 1,
                     *       "excluded": true
                     *     }
                     */
                    "application/json": components["schemas"]["KnownMovie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchPeople: {
        parameters: {
            query: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Part of a title or a name */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "known_for": "example",
                     *           "portrait_url": "example",
                     *           "titles": [
                     *             "Charade"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FoundPersonPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person at the metadata provider */
                person_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person in front of or behind the camera */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person_id": 1,
                     *       "name": "Example",
                     *       "biography": "example",
                     *       "birthday": "2026-03-01",
                     *       "deathday": "2026-03-01",
                     *       "place_of_birth": "example",
                     *       "known_for": "example",
                     *       "portrait_url": "example",
                     *       "movies": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true,
                     *           "role": "example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchMetadata: {
        parameters: {
            query: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Part of a title or a name */
                q: string;
                /** @description Year of the first release */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStreamingServices: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["StreamingServicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMovies: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description What to sort by */
                sort?: "title" | "added_at" | "year" | "rating" | "popularity" | "runtime_minutes" | "available_from";
                /** @description Ascending or descending */
                order?: "asc" | "desc";
                /** @description Related resources to include next to their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                /** @description Part of a title or original title, ignoring case and accents */
                q?: string;
                /** @description Comma-separated statuses: `unmonitored`, `unreleased`, `wanted`, `downloading`, `importing`, `available`, `upgradable`, `missing_file`. */
                status?: string;
                /** @description Comma-separated genres. */
                genre?: string;
                /** @description Comma-separated qualities of the file: `Unknown`, `WORKPRINT`, `CAM`, `TELESYNC`, `TELECINE`, `REGIONAL`, `DVDSCR`, `SDTV`, `DVD`, `DVD-R`, `WEBDL-480p`, `WEBRip-480p`, `Bluray-480p`, `Bluray-576p`, `HDTV-720p`, `WEBDL-720p`, `WEBRip-720p`, `Bluray-720p`, `HDTV-1080p`, `WEBDL-1080p`, `WEBRip-1080p`, `Bluray-1080p`, `Remux-1080p`, `HDTV-2160p`, `WEBDL-2160p`, `WEBRip-2160p`, `Bluray-2160p`, `Remux-2160p`, `BR-DISK`, `Raw-HD`. */
                quality?: string;
                /** @description Only movies of this year or later */
                year_from?: number;
                /** @description Only movies of this year or earlier */
                year_to?: number;
                /** @description Only movies with this rating or more, out of 10 */
                rating_from?: number;
                /** @description Minutes: movies that are not longer, as far as known */
                runtime_to?: number;
                /** @description Only monitored, or only unmonitored movies */
                monitored?: boolean;
                /** @description Only watched, or only unwatched movies */
                watched?: boolean;
                /** @description Started and not finished; `resume_position_seconds` is the position */
                in_progress?: boolean;
                /** @description Only movies with this tag */
                tag_id?: number;
                /** @description Only movies of this collection */
                collection_id?: number;
                /** @description Comma-separated colors of the poster: `red`, `orange`, `yellow`, `green`, `teal`, `blue`, `purple`, `pink`, `brown`, `black`, `gray`, `white`, `none`. */
                color?: string;
                /** @description Only movies with this quality profile */
                quality_profile_id?: number;
                /** @description Only movies in this root folder */
                root_folder_id?: number;
                /** @description Only the movie with this id at the metadata provider */
                metadata_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "external_ids": {},
                     *           "title": "Charade",
                     *           "sort_title": "charade",
                     *           "original_title": "Charade",
                     *           "alternative_titles": [
                     *             "example"
                     *           ],
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "tagline": "You can expect the unexpected",
                     *           "year": 1963,
                     *           "runtime_minutes": 113,
                     *           "original_language": "en",
                     *           "genres": [
                     *             "Comedy"
                     *           ],
                     *           "certification": "NR",
                     *           "cinema_date": "2026-03-01",
                     *           "digital_date": "2026-03-01",
                     *           "physical_date": "2026-03-01",
                     *           "available_from": "2026-03-01T12:00:00.000Z",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "poster_color": "#8a5a3c",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "trailer_url": "example",
                     *           "logo_url": "example",
                     *           "backdrop_urls": [
                     *             "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *           ],
                     *           "backdrop_color": "example",
                     *           "stills": [
                     *             "example"
                     *           ],
                     *           "trailers": [
                     *             {
                     *               "name": "Example",
                     *               "url": "https://indexer.example/api"
                     *             }
                     *           ],
                     *           "keywords": [
                     *             "example"
                     *           ],
                     *           "release_dates": [
                     *             {
                     *               "region": "US",
                     *               "kind": "premiere",
                     *               "date": "2026-03-01",
                     *               "certification": "NR"
                     *             }
                     *           ],
                     *           "where_to_watch": [
                     *             "example"
                     *           ],
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "popularity": 1,
                     *           "collection_id": 1,
                     *           "status": "available",
                     *           "monitored": true,
                     *           "minimum_availability": "announced",
                     *           "quality_profile_id": 1,
                     *           "root_folder_id": 1,
                     *           "folder": "Charade (1963)",
                     *           "tag_ids": [],
                     *           "file_ids": [],
                     *           "download_ids": [],
                     *           "size_bytes": 8589934592,
                     *           "resolution": "4K",
                     *           "hdr": true,
                     *           "added_at": "2026-03-01T12:00:00.000Z",
                     *           "added_by": "user",
                     *           "updated_at": "2026-03-01T12:00:00.000Z",
                     *           "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *           "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *           "next_search_at": "2026-03-01T12:00:00.000Z",
                     *           "watched_at": "2026-03-01T12:00:00.000Z",
                     *           "play_count": 1,
                     *           "resume_position_seconds": 1,
                     *           "user_rating": 1,
                     *           "cast": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "character": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "crew": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "job": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "similar_ids": [
                     *             1
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["MoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addMovie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metadata_id": 4808,
                 *       "quality_profile_id": 1,
                 *       "root_folder_id": 1,
                 *       "monitored": true,
                 *       "minimum_availability": "announced",
                 *       "tag_ids": [],
                 *       "search": true
                 *     }
                 */
                "application/json": components["schemas"]["AddMovieRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removeMovies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "delete_files": true,
                 *       "add_exclusion": true
                 *     }
                 */
                "application/json": components["schemas"]["RemoveMoviesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "not_found": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateMovies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "quality_profile_id": 1,
                 *       "root_folder_id": 1,
                 *       "monitored": true,
                 *       "minimum_availability": "announced",
                 *       "tag_ids": [],
                 *       "add_tag_ids": [],
                 *       "remove_tag_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMoviesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1,
                     *       "not_found": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    countMovies: {
        parameters: {
            query?: {
                /** @description What to sort by */
                sort?: "title" | "added_at" | "year" | "rating" | "popularity" | "runtime_minutes" | "available_from";
                /** @description Ascending or descending */
                order?: "asc" | "desc";
                /** @description Part of a title or original title, ignoring case and accents */
                q?: string;
                /** @description Comma-separated statuses: `unmonitored`, `unreleased`, `wanted`, `downloading`, `importing`, `available`, `upgradable`, `missing_file`. */
                status?: string;
                /** @description Comma-separated genres. */
                genre?: string;
                /** @description Comma-separated qualities of the file: `Unknown`, `WORKPRINT`, `CAM`, `TELESYNC`, `TELECINE`, `REGIONAL`, `DVDSCR`, `SDTV`, `DVD`, `DVD-R`, `WEBDL-480p`, `WEBRip-480p`, `Bluray-480p`, `Bluray-576p`, `HDTV-720p`, `WEBDL-720p`, `WEBRip-720p`, `Bluray-720p`, `HDTV-1080p`, `WEBDL-1080p`, `WEBRip-1080p`, `Bluray-1080p`, `Remux-1080p`, `HDTV-2160p`, `WEBDL-2160p`, `WEBRip-2160p`, `Bluray-2160p`, `Remux-2160p`, `BR-DISK`, `Raw-HD`. */
                quality?: string;
                /** @description Only movies of this year or later */
                year_from?: number;
                /** @description Only movies of this year or earlier */
                year_to?: number;
                /** @description Only movies with this rating or more, out of 10 */
                rating_from?: number;
                /** @description Minutes: movies that are not longer, as far as known */
                runtime_to?: number;
                /** @description Only monitored, or only unmonitored movies */
                monitored?: boolean;
                /** @description Only watched, or only unwatched movies */
                watched?: boolean;
                /** @description Started and not finished; `resume_position_seconds` is the position */
                in_progress?: boolean;
                /** @description Only movies with this tag */
                tag_id?: number;
                /** @description Only movies of this collection */
                collection_id?: number;
                /** @description Comma-separated colors of the poster: `red`, `orange`, `yellow`, `green`, `teal`, `blue`, `purple`, `pink`, `brown`, `black`, `gray`, `white`, `none`. */
                color?: string;
                /** @description Only movies with this quality profile */
                quality_profile_id?: number;
                /** @description Only movies in this root folder */
                root_folder_id?: number;
                /** @description Only the movie with this id at the metadata provider */
                metadata_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "counts": {
                     *         "status": {},
                     *         "quality": {},
                     *         "genre": {}
                     *       },
                     *       "buckets": [
                     *         {
                     *           "key": "example",
                     *           "count": 1,
                     *           "cursor": "example"
                     *         }
                     *       ],
                     *       "anchors": [
                     *         "example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MovieFacets"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getMovie: {
        parameters: {
            query?: {
                /** @description Related resources to include next to their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    removeMovie: {
        parameters: {
            query?: {
                /** @description Also move its files to the recycle bin */
                delete_files?: boolean;
                /** @description Never let a list add it again */
                add_exclusion?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quality_profile_id": 1,
                 *       "root_folder_id": 1,
                 *       "monitored": true,
                 *       "minimum_availability": "announced",
                 *       "tag_ids": [],
                 *       "user_rating": 1,
                 *       "resume_position_seconds": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMovieRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMovieFiles: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "path": "/movies",
                     *           "relative_path": "Charade (1963)/Charade (1963) Bluray-1080p.mkv",
                     *           "size_bytes": 8589934592,
                     *           "quality": "Bluray-1080p",
                     *           "revision": {
                     *             "version": 1,
                     *             "real": 1,
                     *             "is_repack": true
                     *           },
                     *           "edition": "example",
                     *           "languages": [
                     *             "en-US"
                     *           ],
                     *           "release_name": "Charade.1963.1080p.BluRay.x264-GROUP",
                     *           "release_group": "GROUP",
                     *           "indexer_id": 1,
                     *           "media_info": {},
                     *           "custom_format_score": 1,
                     *           "meets_cutoff": true,
                     *           "imported_from": "example",
                     *           "added_at": "2026-03-01T12:00:00.000Z",
                     *           "missing_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["MovieFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listMovieHistory: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Comma-separated event types: `movie_added`, `movie_updated`, `movie_removed`, `movie_watched`, `movie_unwatched`, `file_added`, `file_upgraded`, `file_removed`, `file_renamed`, `file_missing`, `file_restored`, `library_scan_completed`, `search_started`, `search_completed`, `release_grabbed`, `release_payload_refused`, `blocklist_changed`, `download_queued`, `download_started`, `download_metadata_ready`, `download_stalled`, `download_paused`, `download_resumed`, `download_completed`, `download_failed`, `download_cancelled`, `download_removed`, `seeding_completed`, `import_started`, `import_completed`, `import_blocked`, `import_failed`, `subtitle_added`, `subtitle_removed`, `playback_started`, `playback_stopped`, `health_changed`, `vpn_changed`, `task_failed`, `backup_created`, `backup_verified`, `backup_deleted`, `backup_restored`, `config_changed`, `indexer_changed`, `indexer_failed`, `indexer_recovered`, `quality_profile_changed`, `custom_format_changed`, `session_created`, `session_revoked`, `session_updated`, `api_key_rotated`, `root_folder_changed`, `tag_changed`, `exclusion_changed`, `download_client_changed`, `webhook_changed`, `recycle_changed`, `list_changed`, `tracker_connected`, `tracker_disconnected`, `tracker_synced`, `update_available`. */
                type?: string;
                /** @description Nothing before this moment */
                since?: string;
                /** @description Ascending or descending */
                order?: "desc" | "asc";
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "seq": 1,
                     *           "type": "example",
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "movie_id": 1,
                     *           "download_id": 1,
                     *           "data": {
                     *             "type": "movie_added",
                     *             "movie_id": 1,
                     *             "title": "Charade",
                     *             "metadata_id": 4808,
                     *             "year": 1963,
                     *             "search": true,
                     *             "at": "2026-03-01T12:00:00.000Z",
                     *             "seq": 1
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getPlayability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supports": {
                 *         "containers": [
                 *           "example"
                 *         ],
                 *         "video": [
                 *           "example"
                 *         ],
                 *         "audio": [
                 *           "example"
                 *         ],
                 *         "hls": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GetPlayabilityRequest"];
            };
        };
        responses: {
            /** @description Whether files and releases of a movie play in a certain browser: `plays`, `silent` (without sound), `converts` (by ffmpeg), `not_here`, `unknown` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         {
                     *           "file_id": 1,
                     *           "verdict": "plays",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "releases": [
                     *         {
                     *           "release_id": 1,
                     *           "verdict": "plays",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Playability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    refreshMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMovieReleases: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `indexer`, `movie`. */
                expand?: string;
                /** @description Only releases with this verdict */
                verdict?: "accepted" | "rejected" | "temporarily_rejected";
                /** @description Only releases of this indexer */
                indexer_id?: number;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "indexer_id": 1,
                     *           "guid": "example",
                     *           "title": "Charade",
                     *           "size_bytes": 8589934592,
                     *           "published_at": "2026-03-01T12:00:00.000Z",
                     *           "seeders": 1,
                     *           "peers": 1,
                     *           "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *           "info_url": "example",
                     *           "parsed": {
                     *             "title": "Charade",
                     *             "titles": [
                     *               "Charade"
                     *             ],
                     *             "year": 1963,
                     *             "source": "example",
                     *             "resolution": 1,
                     *             "modifier": "example",
                     *             "quality": "Bluray-1080p",
                     *             "quality_from": {
                     *               "source": "example",
                     *               "resolution": "example"
                     *             },
                     *             "revision": {
                     *               "version": 1,
                     *               "real": 1,
                     *               "is_repack": true
                     *             },
                     *             "edition": "example",
                     *             "release_group": "GROUP",
                     *             "languages": [
                     *               "en-US"
                     *             ],
                     *             "multi": true,
                     *             "hardcoded_subs": "example",
                     *             "imdb_id": "example",
                     *             "tmdb_id": 1,
                     *             "video_codec": "example",
                     *             "audio_codec": "example",
                     *             "hdr": [
                     *               "example"
                     *             ]
                     *           },
                     *           "quality": "Bluray-1080p",
                     *           "languages": [
                     *             "en-US"
                     *           ],
                     *           "custom_formats": [
                     *             "example"
                     *           ],
                     *           "score": 1,
                     *           "score_parts": [
                     *             {
                     *               "name": "Example",
                     *               "score": 1,
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "verdict": "accepted",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "rank": 1,
                     *           "first_seen_at": "2026-03-01T12:00:00.000Z",
                     *           "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *           "next_look_at": "2026-03-01T12:00:00.000Z",
                     *           "grabbed_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ReleasePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    rescanMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    searchMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSimilarMovies: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "metadata_id": 4808,
                     *           "title": "Charade",
                     *           "original_title": "Charade",
                     *           "year": 1963,
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "genre_ids": [
                     *             1
                     *           ],
                     *           "movie_id": 1,
                     *           "excluded": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["FoundMoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listMovieSubtitles: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "file_id": 1,
                     *           "language": "en-US",
                     *           "forced": true,
                     *           "hearing_impaired": true,
                     *           "source": "embedded",
                     *           "format": "example",
                     *           "path": "/movies",
                     *           "provider_id": "example",
                     *           "score": 1,
                     *           "matched_by": "hash",
                     *           "added_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["SubtitlePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    downloadMovieSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider_id": "example"
                 *     }
                 */
                "application/json": components["schemas"]["DownloadMovieSubtitleRequest"];
            };
        };
        responses: {
            /** @description Subtitles of a movie: a track inside its file, or a separate file */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "file_id": 1,
                     *       "language": "en-US",
                     *       "forced": true,
                     *       "hearing_impaired": true,
                     *       "source": "embedded",
                     *       "format": "example",
                     *       "path": "/movies",
                     *       "provider_id": "example",
                     *       "score": 1,
                     *       "matched_by": "hash",
                     *       "added_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Subtitle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    searchMovieSubtitles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "languages": [
                 *         "en-US"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SearchMovieSubtitlesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "provider_id": "example",
                     *           "language": "en-US",
                     *           "forced": true,
                     *           "hearing_impaired": true,
                     *           "release_name": "Charade.1963.1080p.BluRay.x264-GROUP",
                     *           "matched_by": "hash",
                     *           "score": 1,
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "downloads": 1,
                     *           "uploaded_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["SubtitleOfferPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    watchMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "metadata_id": 4808,
                     *       "external_ids": {},
                     *       "title": "Charade",
                     *       "sort_title": "charade",
                     *       "original_title": "Charade",
                     *       "alternative_titles": [
                     *         "example"
                     *       ],
                     *       "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *       "tagline": "You can expect the unexpected",
                     *       "year": 1963,
                     *       "runtime_minutes": 113,
                     *       "original_language": "en",
                     *       "genres": [
                     *         "Comedy"
                     *       ],
                     *       "certification": "NR",
                     *       "cinema_date": "2026-03-01",
                     *       "digital_date": "2026-03-01",
                     *       "physical_date": "2026-03-01",
                     *       "available_from": "2026-03-01T12:00:00.000Z",
                     *       "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *       "poster_color": "#8a5a3c",
                     *       "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *       "trailer_url": "example",
                     *       "logo_url": "example",
                     *       "backdrop_urls": [
                     *         "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *       ],
                     *       "backdrop_color": "example",
                     *       "stills": [
                     *         "example"
                     *       ],
                     *       "trailers": [
                     *         {
                     *           "name": "Example",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "keywords": [
                     *         "example"
                     *       ],
                     *       "release_dates": [
                     *         {
                     *           "region": "US",
                     *           "kind": "premiere",
                     *           "date": "2026-03-01",
                     *           "certification": "NR"
                     *         }
                     *       ],
                     *       "where_to_watch": [
                     *         "example"
                     *       ],
                     *       "rating": 1,
                     *       "rating_votes": 1,
                     *       "popularity": 1,
                     *       "collection_id": 1,
                     *       "status": "available",
                     *       "monitored": true,
                     *       "minimum_availability": "announced",
                     *       "quality_profile_id": 1,
                     *       "root_folder_id": 1,
                     *       "folder": "Charade (1963)",
                     *       "tag_ids": [],
                     *       "file_ids": [],
                     *       "download_ids": [],
                     *       "size_bytes": 8589934592,
                     *       "resolution": "4K",
                     *       "hdr": true,
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "added_by": "user",
                     *       "updated_at": "2026-03-01T12:00:00.000Z",
                     *       "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *       "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *       "next_search_at": "2026-03-01T12:00:00.000Z",
                     *       "watched_at": "2026-03-01T12:00:00.000Z",
                     *       "play_count": 1,
                     *       "resume_position_seconds": 1,
                     *       "user_rating": 1,
                     *       "cast": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "character": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "crew": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "job": "example",
                     *           "portrait_url": "example"
                     *         }
                     *       ],
                     *       "similar_ids": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Movie"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    unwatchMovie: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the movie */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "movie_folder_format": "example",
                 *       "movie_file_format": "example",
                 *       "colon_replacement": "delete",
                 *       "movie_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["PreviewNamesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "problems": [
                     *         {
                     *           "field": "movie_folder_format",
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "examples": [
                     *         {
                     *           "title": "Charade",
                     *           "folder": "Charade (1963)",
                     *           "file": "example"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NamingPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "person_id": 1,
                     *           "name": "Example",
                     *           "portrait_url": "example",
                     *           "movie_count": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryPersonPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    playDirectSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioInitSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioSegmentSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoInitSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoSegmentSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playMasterSigned: {
        parameters: {
            query?: {
                /** @description How the file is streamed; as in the `url` of prepare */
                plan?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playPreviewsSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description `index.vtt`, which maps pictures to parts, or one of the pictures */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebVTT with the pictures, or one of the pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playElsewhereSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/x-mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playSubtitlesSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Signature for this file, as in the `url` of prepare */
                signature: string;
                /** @description The number of a track inside the file, or `s` and the id of a file beside it */
                which: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subtitles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vtt": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playDirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioInit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playAudioSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Number of the audio track */
                track: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoInit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playVideoSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description How the file is streamed; as in the `url` of prepare */
                plan: string;
                /** @description Name of the segment in the playlist */
                segment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fragmented MP4 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playMaster: {
        parameters: {
            query?: {
                /** @description How the file is streamed; as in the `url` of prepare */
                plan?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    preparePlay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supports": {
                 *         "containers": [
                 *           "example"
                 *         ],
                 *         "video": [
                 *           "example"
                 *         ],
                 *         "audio": [
                 *           "example"
                 *         ],
                 *         "hls": true
                 *       },
                 *       "audio_track": 1,
                 *       "subtitle_track": 1,
                 *       "start_seconds": 1,
                 *       "max_height": 120,
                 *       "allow": [
                 *         "direct"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreparePlayRequest"];
            };
        };
        responses: {
            /** @description How a file is played in a certain browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "example",
                     *       "movie_id": 1,
                     *       "file_id": 1,
                     *       "method": "direct",
                     *       "reasons": [
                     *         {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "losses": [
                     *         {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "url": "https://indexer.example/api",
                     *       "mime": "example",
                     *       "direct_url": "example",
                     *       "playlist_url": "example",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "duration_seconds": 1,
                     *       "audio_track": 1,
                     *       "audio_tracks": [
                     *         {
                     *           "index": 1,
                     *           "language": "en-US",
                     *           "title": "Charade",
                     *           "codec": "example",
                     *           "channels": 1,
                     *           "default": true,
                     *           "playable": true
                     *         }
                     *       ],
                     *       "subtitle_track": 1,
                     *       "subtitle_tracks": [
                     *         {
                     *           "index": 1,
                     *           "language": "en-US",
                     *           "title": "Charade",
                     *           "kind": "text",
                     *           "codec": "example",
                     *           "default": true,
                     *           "forced": true,
                     *           "hearing_impaired": true,
                     *           "source": "embedded",
                     *           "url": "https://indexer.example/api"
                     *         }
                     *       ],
                     *       "chapters": [
                     *         {
                     *           "start_seconds": 1,
                     *           "title": "Charade"
                     *         }
                     *       ],
                     *       "previews_url": "example",
                     *       "previews_wanted": 1,
                     *       "resume_position_seconds": 1,
                     *       "start_seconds": 1,
                     *       "video": {
                     *         "codec": "example",
                     *         "codec_string": "example",
                     *         "width": 1,
                     *         "height": 1,
                     *         "frame_rate": 1,
                     *         "hdr": "example"
                     *       },
                     *       "container": "example",
                     *       "bitrate": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Prepared"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pictures": [
                 *         "example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SendPreviewsRequest"];
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    playPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description `index.vtt`, which maps pictures to parts, or one of the pictures */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebVTT with the pictures, or one of the pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "play_id": "0f3d9c62-3f0b-4f6e-9f4e-0d5c5a8c1b7e",
                 *       "position_seconds": 1,
                 *       "state": "playing"
                 *     }
                 */
                "application/json": components["schemas"]["ReportProgressRequest"];
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    playElsewhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/x-mpegurl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    playSubtitles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description The number of a track inside the file, or `s` and the id of a file beside it */
                which: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subtitles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vtt": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQualityProfiles: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "items": [
                     *             {
                     *               "quality": "Bluray-1080p",
                     *               "allowed": true
                     *             }
                     *           ],
                     *           "cutoff": "Bluray-1080p",
                     *           "upgrade_allowed": true,
                     *           "min_format_score": 1,
                     *           "cutoff_format_score": 1,
                     *           "min_upgrade_score": 1,
                     *           "format_scores": [
                     *             {
                     *               "custom_format_id": 1,
                     *               "score": 1
                     *             }
                     *           ],
                     *           "languages": {
                     *             "mode": "any",
                     *             "values": [
                     *               "English"
                     *             ]
                     *           },
                     *           "size_limits": [
                     *             {
                     *               "quality": "Bluray-1080p",
                     *               "min_size": 1,
                     *               "max_size": 1,
                     *               "preferred_size": 1
                     *             }
                     *           ],
                     *           "must_contain": [
                     *             "example"
                     *           ],
                     *           "must_not_contain": [
                     *             "example"
                     *           ],
                     *           "delay_minutes": 1,
                     *           "delay_bypass_best_quality": true,
                     *           "delay_bypass_score": 1,
                     *           "is_default": true,
                     *           "id": 1,
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["QualityProfilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addQualityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "items": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "allowed": true
                 *         }
                 *       ],
                 *       "cutoff": "Bluray-1080p",
                 *       "upgrade_allowed": true,
                 *       "min_format_score": 0,
                 *       "cutoff_format_score": 0,
                 *       "min_upgrade_score": 1,
                 *       "format_scores": [
                 *         {
                 *           "custom_format_id": 1,
                 *           "score": 1
                 *         }
                 *       ],
                 *       "languages": {
                 *         "mode": "any",
                 *         "values": [
                 *           "English"
                 *         ]
                 *       },
                 *       "size_limits": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "min_size": 1,
                 *           "max_size": 1,
                 *           "preferred_size": 1
                 *         }
                 *       ],
                 *       "must_contain": [
                 *         "example"
                 *       ],
                 *       "must_not_contain": [
                 *         "example"
                 *       ],
                 *       "delay_minutes": 0,
                 *       "delay_bypass_best_quality": true,
                 *       "delay_bypass_score": 1,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddQualityProfileRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "items": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "allowed": true
                     *         }
                     *       ],
                     *       "cutoff": "Bluray-1080p",
                     *       "upgrade_allowed": true,
                     *       "min_format_score": 1,
                     *       "cutoff_format_score": 1,
                     *       "min_upgrade_score": 1,
                     *       "format_scores": [
                     *         {
                     *           "custom_format_id": 1,
                     *           "score": 1
                     *         }
                     *       ],
                     *       "languages": {
                     *         "mode": "any",
                     *         "values": [
                     *           "English"
                     *         ]
                     *       },
                     *       "size_limits": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "min_size": 1,
                     *           "max_size": 1,
                     *           "preferred_size": 1
                     *         }
                     *       ],
                     *       "must_contain": [
                     *         "example"
                     *       ],
                     *       "must_not_contain": [
                     *         "example"
                     *       ],
                     *       "delay_minutes": 1,
                     *       "delay_bypass_best_quality": true,
                     *       "delay_bypass_score": 1,
                     *       "is_default": true,
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QualityProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getQualityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quality profile */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "items": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "allowed": true
                     *         }
                     *       ],
                     *       "cutoff": "Bluray-1080p",
                     *       "upgrade_allowed": true,
                     *       "min_format_score": 1,
                     *       "cutoff_format_score": 1,
                     *       "min_upgrade_score": 1,
                     *       "format_scores": [
                     *         {
                     *           "custom_format_id": 1,
                     *           "score": 1
                     *         }
                     *       ],
                     *       "languages": {
                     *         "mode": "any",
                     *         "values": [
                     *           "English"
                     *         ]
                     *       },
                     *       "size_limits": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "min_size": 1,
                     *           "max_size": 1,
                     *           "preferred_size": 1
                     *         }
                     *       ],
                     *       "must_contain": [
                     *         "example"
                     *       ],
                     *       "must_not_contain": [
                     *         "example"
                     *       ],
                     *       "delay_minutes": 1,
                     *       "delay_bypass_best_quality": true,
                     *       "delay_bypass_score": 1,
                     *       "is_default": true,
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QualityProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeQualityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quality profile */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateQualityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quality profile */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "items": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "allowed": true
                 *         }
                 *       ],
                 *       "cutoff": "Bluray-1080p",
                 *       "upgrade_allowed": true,
                 *       "min_format_score": 1,
                 *       "cutoff_format_score": 1,
                 *       "min_upgrade_score": 1,
                 *       "format_scores": [
                 *         {
                 *           "custom_format_id": 1,
                 *           "score": 1
                 *         }
                 *       ],
                 *       "languages": {
                 *         "mode": "any",
                 *         "values": [
                 *           "English"
                 *         ]
                 *       },
                 *       "size_limits": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "min_size": 1,
                 *           "max_size": 1,
                 *           "preferred_size": 1
                 *         }
                 *       ],
                 *       "must_contain": [
                 *         "example"
                 *       ],
                 *       "must_not_contain": [
                 *         "example"
                 *       ],
                 *       "delay_minutes": 1,
                 *       "delay_bypass_best_quality": true,
                 *       "delay_bypass_score": 1,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["PreviewQualityProfileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "items": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "allowed": true
                     *         }
                     *       ],
                     *       "cutoff": "Bluray-1080p",
                     *       "upgrade_allowed": true,
                     *       "min_format_score": 1,
                     *       "cutoff_format_score": 1,
                     *       "min_upgrade_score": 1,
                     *       "format_scores": [
                     *         {
                     *           "custom_format_id": 1,
                     *           "score": 1
                     *         }
                     *       ],
                     *       "languages": {
                     *         "mode": "any",
                     *         "values": [
                     *           "English"
                     *         ]
                     *       },
                     *       "size_limits": [
                     *         {
                     *           "quality": "Bluray-1080p",
                     *           "min_size": 1,
                     *           "max_size": 1,
                     *           "preferred_size": 1
                     *         }
                     *       ],
                     *       "must_contain": [
                     *         "example"
                     *       ],
                     *       "must_not_contain": [
                     *         "example"
                     *       ],
                     *       "delay_minutes": 1,
                     *       "delay_bypass_best_quality": true,
                     *       "delay_bypass_score": 1,
                     *       "is_default": true,
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QualityProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewQualityProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the quality profile */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "items": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "allowed": true
                 *         }
                 *       ],
                 *       "cutoff": "Bluray-1080p",
                 *       "upgrade_allowed": true,
                 *       "min_format_score": 1,
                 *       "cutoff_format_score": 1,
                 *       "min_upgrade_score": 1,
                 *       "format_scores": [
                 *         {
                 *           "custom_format_id": 1,
                 *           "score": 1
                 *         }
                 *       ],
                 *       "languages": {
                 *         "mode": "any",
                 *         "values": [
                 *           "English"
                 *         ]
                 *       },
                 *       "size_limits": [
                 *         {
                 *           "quality": "Bluray-1080p",
                 *           "min_size": 1,
                 *           "max_size": 1,
                 *           "preferred_size": 1
                 *         }
                 *       ],
                 *       "must_contain": [
                 *         "example"
                 *       ],
                 *       "must_not_contain": [
                 *         "example"
                 *       ],
                 *       "delay_minutes": 1,
                 *       "delay_bypass_best_quality": true,
                 *       "delay_bypass_score": 1,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["PreviewQualityProfileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "movies": 1,
                     *       "below_cutoff": 1,
                     *       "upgrades": 1,
                     *       "download_bytes": 1,
                     *       "is_complete": true
                     *     }
                     */
                    "application/json": components["schemas"]["ProfilePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRecycled: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "root_folder_id": 1,
                     *           "relative_path": "Charade (1963)/Charade (1963) Bluray-1080p.mkv",
                     *           "size_bytes": 8589934592,
                     *           "reason": "removed",
                     *           "kind": "movie",
                     *           "recycled_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["RecycledPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    restoreRecycled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the recycled file */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listReleases: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `indexer`, `movie`. */
                expand?: string;
                /** @description Only releases with this verdict */
                verdict?: "accepted" | "rejected" | "temporarily_rejected";
                /** @description Only releases of this indexer */
                indexer_id?: number;
                /** @description Only those of this movie */
                movie_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "movie_id": 1,
                     *           "indexer_id": 1,
                     *           "guid": "example",
                     *           "title": "Charade",
                     *           "size_bytes": 8589934592,
                     *           "published_at": "2026-03-01T12:00:00.000Z",
                     *           "seeders": 1,
                     *           "peers": 1,
                     *           "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *           "info_url": "example",
                     *           "parsed": {
                     *             "title": "Charade",
                     *             "titles": [
                     *               "Charade"
                     *             ],
                     *             "year": 1963,
                     *             "source": "example",
                     *             "resolution": 1,
                     *             "modifier": "example",
                     *             "quality": "Bluray-1080p",
                     *             "quality_from": {
                     *               "source": "example",
                     *               "resolution": "example"
                     *             },
                     *             "revision": {
                     *               "version": 1,
                     *               "real": 1,
                     *               "is_repack": true
                     *             },
                     *             "edition": "example",
                     *             "release_group": "GROUP",
                     *             "languages": [
                     *               "en-US"
                     *             ],
                     *             "multi": true,
                     *             "hardcoded_subs": "example",
                     *             "imdb_id": "example",
                     *             "tmdb_id": 1,
                     *             "video_codec": "example",
                     *             "audio_codec": "example",
                     *             "hdr": [
                     *               "example"
                     *             ]
                     *           },
                     *           "quality": "Bluray-1080p",
                     *           "languages": [
                     *             "en-US"
                     *           ],
                     *           "custom_formats": [
                     *             "example"
                     *           ],
                     *           "score": 1,
                     *           "score_parts": [
                     *             {
                     *               "name": "Example",
                     *               "score": 1,
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "verdict": "accepted",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "rank": 1,
                     *           "first_seen_at": "2026-03-01T12:00:00.000Z",
                     *           "last_seen_at": "2026-03-01T12:00:00.000Z",
                     *           "next_look_at": "2026-03-01T12:00:00.000Z",
                     *           "grabbed_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ReleasePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    evaluateReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "releases": [
                 *         {
                 *           "title": "Charade",
                 *           "size_bytes": 8589934592,
                 *           "seeders": 1
                 *         }
                 *       ],
                 *       "movie_id": 1,
                 *       "quality_profile_id": 1,
                 *       "profile": {
                 *         "name": "Example",
                 *         "items": [
                 *           {
                 *             "quality": "Bluray-1080p",
                 *             "allowed": true
                 *           }
                 *         ],
                 *         "cutoff": "Bluray-1080p",
                 *         "upgrade_allowed": true,
                 *         "min_format_score": 1,
                 *         "cutoff_format_score": 1,
                 *         "min_upgrade_score": 1,
                 *         "format_scores": [
                 *           {
                 *             "custom_format_id": 1,
                 *             "score": 1
                 *           }
                 *         ],
                 *         "languages": {
                 *           "mode": "any",
                 *           "values": [
                 *             "English"
                 *           ]
                 *         },
                 *         "size_limits": [
                 *           {
                 *             "quality": "Bluray-1080p",
                 *             "min_size": 1,
                 *             "max_size": 1,
                 *             "preferred_size": 1
                 *           }
                 *         ],
                 *         "must_contain": [
                 *           "example"
                 *         ],
                 *         "must_not_contain": [
                 *           "example"
                 *         ],
                 *         "delay_minutes": 1,
                 *         "delay_bypass_best_quality": true,
                 *         "delay_bypass_score": 1,
                 *         "is_default": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EvaluateReleasesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "releases": [
                     *         {
                     *           "title": "Charade",
                     *           "movie_id": 1,
                     *           "movie_title": "example",
                     *           "quality": "Bluray-1080p",
                     *           "parsed": {
                     *             "title": "Charade",
                     *             "titles": [
                     *               "Charade"
                     *             ],
                     *             "year": 1963,
                     *             "source": "example",
                     *             "resolution": 1,
                     *             "modifier": "example",
                     *             "quality": "Bluray-1080p",
                     *             "quality_from": {
                     *               "source": "example",
                     *               "resolution": "example"
                     *             },
                     *             "revision": {
                     *               "version": 1,
                     *               "real": 1,
                     *               "is_repack": true
                     *             },
                     *             "edition": "example",
                     *             "release_group": "GROUP",
                     *             "languages": [
                     *               "en-US"
                     *             ],
                     *             "multi": true,
                     *             "hardcoded_subs": "example",
                     *             "imdb_id": "example",
                     *             "tmdb_id": 1,
                     *             "video_codec": "example",
                     *             "audio_codec": "example",
                     *             "hdr": [
                     *               "example"
                     *             ]
                     *           },
                     *           "verdict": "accepted",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "score": 1,
                     *           "score_parts": [
                     *             {
                     *               "name": "Example",
                     *               "score": 1,
                     *               "text": "The name contains HC"
                     *             }
                     *           ],
                     *           "custom_formats": [
                     *             "example"
                     *           ],
                     *           "languages": [
                     *             "en-US"
                     *           ]
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "movie_id": 1,
                     *           "movie_title": "example",
                     *           "before": {
                     *             "release_id": 1,
                     *             "title": "Charade",
                     *             "quality": "Bluray-1080p",
                     *             "score": 1
                     *           },
                     *           "after": {
                     *             "release_id": 1,
                     *             "title": "Charade",
                     *             "quality": "Bluray-1080p",
                     *             "score": 1
                     *           },
                     *           "verdicts_changed": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    grabRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the release */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "replaces": true
                 *     }
                 */
                "application/json": components["schemas"]["GrabReleaseRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "release_id": 1,
                     *       "title": "Charade",
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "client": "example",
                     *       "state": "queued",
                     *       "progress": 1,
                     *       "size_bytes": 8589934592,
                     *       "downloaded_bytes": 1,
                     *       "uploaded_bytes": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "seeders": 1,
                     *       "peers": 1,
                     *       "eta_seconds": 1,
                     *       "ratio": 1,
                     *       "error": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "can_be_watched": true,
                     *       "quality": "Bluray-1080p",
                     *       "score": 1,
                     *       "next_try_at": "2026-03-01T12:00:00.000Z",
                     *       "added_at": "2026-03-01T12:00:00.000Z",
                     *       "completed_at": "2026-03-01T12:00:00.000Z",
                     *       "imported_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Download"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listRootFolders: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "path": "/movies",
                     *           "accessible": true,
                     *           "free_bytes": 1,
                     *           "total_bytes": 1,
                     *           "movie_count": 1,
                     *           "is_default": true,
                     *           "created_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["RootFolderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addRootFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/movies",
                 *       "create": true
                 *     }
                 */
                "application/json": components["schemas"]["AddRootFolderRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "path": "/movies",
                     *       "accessible": true,
                     *       "free_bytes": 1,
                     *       "total_bytes": 1,
                     *       "movie_count": 1,
                     *       "is_default": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RootFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getRootFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the root folder */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "path": "/movies",
                     *       "accessible": true,
                     *       "free_bytes": 1,
                     *       "total_bytes": 1,
                     *       "movie_count": 1,
                     *       "is_default": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RootFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeRootFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the root folder */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateRootFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the root folder */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/movies"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRootFolderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "path": "/movies",
                     *       "accessible": true,
                     *       "free_bytes": 1,
                     *       "total_bytes": 1,
                     *       "movie_count": 1,
                     *       "is_default": true,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RootFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAutostart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the service starts with the computer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "supported": true,
                     *       "how": "systemd"
                     *     }
                     */
                    "application/json": components["schemas"]["Autostart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    changeAutostart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["AutostartChange"];
            };
        };
        responses: {
            /** @description Whether the service starts with the computer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "supported": true,
                     *       "how": "systemd"
                     *     }
                     */
                    "application/json": components["schemas"]["Autostart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listLicenses: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "version": "1.2.3",
                     *           "license": "example",
                     *           "text": "The name contains HC"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["LicensePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    restartService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service stops after it has finished the running requests. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "stop"
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceEnding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revealFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "what": "data",
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["Reveal"];
            };
        };
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    stopService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service stops after it has finished the running requests. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "action": "stop"
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceEnding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Statistics of the library */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "movies": {
                     *         "total": 1,
                     *         "monitored": 1,
                     *         "watched": 1,
                     *         "added_last_30_days": 1,
                     *         "by_status": {},
                     *         "by_decade": {},
                     *         "by_color": {}
                     *       },
                     *       "files": {
                     *         "total": 1,
                     *         "missing": 1,
                     *         "read": 1,
                     *         "size_bytes": 8589934592,
                     *         "runtime_minutes": 113,
                     *         "by_quality": {}
                     *       },
                     *       "downloads": {
                     *         "by_state": {},
                     *         "completed_last_30_days": 1,
                     *         "downloaded_bytes": 1,
                     *         "uploaded_bytes": 1
                     *       },
                     *       "disk": {
                     *         "bytes_by_quality": {},
                     *         "by_codec": {},
                     *         "growth": [
                     *           {
                     *             "month": "2026-11",
                     *             "files": 1,
                     *             "size_bytes": 8589934592
                     *           }
                     *         ],
                     *         "never_watched": {
                     *           "movies": 1,
                     *           "size_bytes": 8589934592
                     *         },
                     *         "watched_long_ago": {
                     *           "movies": 1,
                     *           "size_bytes": 8589934592
                     *         },
                     *         "recycle": {
                     *           "files": 1,
                     *           "size_bytes": 8589934592
                     *         }
                     *       },
                     *       "releases": {
                     *         "seen_last_30_days": 1,
                     *         "grabbed_last_30_days": 1,
                     *         "blocked": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Stats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getMovieSizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sizes of the movies on disk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "by_resolution": [
                     *         {
                     *           "resolution": "4K",
                     *           "movies": 1,
                     *           "sizes": [
                     *             {
                     *               "gigabytes": 1,
                     *               "movies": 1,
                     *               "size_bytes": 8589934592
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MovieSizes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is public. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1.2.3",
                     *       "uptime_seconds": 1,
                     *       "started_at": "2026-03-01T12:00:00.000Z",
                     *       "status": "ok",
                     *       "setup_complete": true
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
        };
    };
    getSubtitleStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subtitle provider and the missing subtitles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "configured": true,
                     *       "remaining": 1,
                     *       "resets_at": "2026-03-01T12:00:00.000Z",
                     *       "problem": "example",
                     *       "movies": 1,
                     *       "languages": [
                     *         {
                     *           "language": "en-US",
                     *           "movies": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SubtitleStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the subtitle */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subtitles of a movie: a track inside its file, or a separate file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "file_id": 1,
                     *       "language": "en-US",
                     *       "forced": true,
                     *       "hearing_impaired": true,
                     *       "source": "embedded",
                     *       "format": "example",
                     *       "path": "/movies",
                     *       "provider_id": "example",
                     *       "score": 1,
                     *       "matched_by": "hash",
                     *       "added_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Subtitle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    deleteSubtitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the subtitle */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example",
                     *           "movie_count": 1
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example"
                 *     }
                 */
                "application/json": components["schemas"]["AddTagRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "movie_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "movie_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTagRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "movie_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "name": "Example",
                     *           "interval_seconds": 1,
                     *           "last_run_at": "2026-03-01T12:00:00.000Z",
                     *           "last_error": "example",
                     *           "last_error_reason": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "next_run_at": "2026-03-01T12:00:00.000Z",
                     *           "running": true,
                     *           "last_duration_ms": 1,
                     *           "enabled": true,
                     *           "progress": {
                     *             "done": 1,
                     *             "total": 1,
                     *             "seconds_left": 1,
                     *             "note": {
                     *               "code": "not_found",
                     *               "values": {},
                     *               "text": "The name contains HC"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the task */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example",
                     *       "interval_seconds": 1,
                     *       "last_run_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "next_run_at": "2026-03-01T12:00:00.000Z",
                     *       "running": true,
                     *       "last_duration_ms": 1,
                     *       "enabled": true,
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1,
                     *         "seconds_left": 1,
                     *         "note": {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "The name contains HC"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    runTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the task */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run": {
                     *         "id": 1,
                     *         "task": "example",
                     *         "started_at": "2026-03-01T12:00:00.000Z",
                     *         "already_running": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncTrackerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listTaskRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Name of the task */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "task": "example",
                     *           "started_at": "2026-03-01T12:00:00.000Z",
                     *           "finished_at": "2026-03-01T12:00:00.000Z",
                     *           "duration_ms": 1,
                     *           "error": "example",
                     *           "error_reason": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "trigger": "schedule"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["TaskRunPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    getTorrentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "up": true,
                     *       "port": 1,
                     *       "port_taken": true,
                     *       "reachable": "yes",
                     *       "port_mapping": "off",
                     *       "port_mapped_by": "pcp",
                     *       "dht_enabled": true,
                     *       "pex_enabled": true,
                     *       "torrents": 1,
                     *       "private_torrents": 1,
                     *       "download_speed": 1,
                     *       "upload_speed": 1,
                     *       "peers": 1,
                     *       "download_speed_limit": 1,
                     *       "upload_speed_limit": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TorrentSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    getTracker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection to the tracking service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connected": true,
                     *       "username": "example",
                     *       "connected_at": "2026-03-01T12:00:00.000Z",
                     *       "last_synced_at": "2026-03-01T12:00:00.000Z",
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "pending": {
                     *         "plays": 1,
                     *         "ratings": 1
                     *       },
                     *       "needs": "reconnect"
                     *     }
                     */
                    "application/json": components["schemas"]["Tracker"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    disconnectTracker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    beginTrackerConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A code that connects the tracker once it is typed there */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_code": "example",
                     *       "verification_url": "example",
                     *       "qr_svg": "example",
                     *       "expires_at": "2026-03-01T12:00:00.000Z",
                     *       "interval_seconds": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TrackerCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    pollTrackerConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["TrackerCodeState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    syncTracker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["SyncTrackerRequest"];
            };
        };
        responses: {
            /** @description What a sync would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "to_pull": {
                     *         "watched": 1,
                     *         "ratings": 1,
                     *         "watchlist": 1
                     *       },
                     *       "to_push": {
                     *         "plays": 1,
                     *         "ratings": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TrackerCounts"];
                };
            };
            /** @description Started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "run": {
                     *         "id": 1,
                     *         "task": "example",
                     *         "started_at": "2026-03-01T12:00:00.000Z",
                     *         "already_running": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SyncTrackerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known about a newer version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": "example",
                     *       "latest": "example",
                     *       "notes": "example",
                     *       "url": "https://indexer.example/api",
                     *       "checked_at": "2026-03-01T12:00:00.000Z",
                     *       "can_install": true,
                     *       "error": "example",
                     *       "error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Update"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    installUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service makes a backup, replaces its program and restarts. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "1.2.3"
                     *     }
                     */
                    "application/json": components["schemas"]["StartedUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example",
                     *           "icon": "example",
                     *           "query": {},
                     *           "position": 1,
                     *           "created_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["ViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "query": {},
                 *       "icon": "example",
                 *       "position": 1
                 *     }
                 */
                "application/json": components["schemas"]["AddViewRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "icon": "example",
                     *       "query": {},
                     *       "position": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "icon": "example",
                     *       "query": {},
                     *       "position": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the view */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "icon": "example",
                 *       "query": {},
                 *       "position": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateViewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "icon": "example",
                     *       "query": {},
                     *       "position": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getVpn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tunnel of the torrent engine. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "state": "off",
                     *       "since": "2026-03-01T12:00:00.000Z",
                     *       "endpoint": "example",
                     *       "address": "example",
                     *       "exit_ip": "example",
                     *       "exit_ip_is_own": true,
                     *       "forwarded_port": 1,
                     *       "forwarding_problem": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "reachable": "yes",
                     *       "last_handshake_at": "2026-03-01T12:00:00.000Z",
                     *       "rx_bytes": 1,
                     *       "tx_bytes": 1,
                     *       "kill_switch": {
                     *         "on": true,
                     *         "kept_by": "system",
                     *         "last_test_at": "2026-03-01T12:00:00.000Z",
                     *         "last_test_ok": true
                     *       },
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Vpn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
        };
    };
    importVpn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "[Interface]\nPrivateKey = AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=\nAddress = 10.2.0.2/32\nDNS = 10.2.0.1\n\n[Peer]\nPublicKey = AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE=\nAllowedIPs = 0.0.0.0/0\nEndpoint = 203.0.113.7:51820\n"
                 *     }
                 */
                "application/json": components["schemas"]["WireguardText"];
            };
        };
        responses: {
            /** @description Values imported from the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": "example",
                     *       "addresses": [
                     *         "example"
                     *       ],
                     *       "dns": [
                     *         "example"
                     *       ],
                     *       "has_preshared_key": true,
                     *       "ignored": [
                     *         "example"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedVpn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testVpn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "de-DE",
                 *       "region": "DE",
                 *       "log_level": "debug"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateConfigRequest"];
            };
        };
        responses: {
            /** @description What the VPN can do, step by step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "steps": [
                     *         {
                     *           "what": "handshake",
                     *           "ok": true,
                     *           "said": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           }
                     *         }
                     *       ],
                     *       "exit_ip": "example",
                     *       "forwarded_port": 1
                     *     }
                     */
                    "application/json": components["schemas"]["VpnTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCutoffUnmet: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                /** @description What to sort by */
                sort?: "available_from" | "title" | "added_at";
                /** @description Ascending or descending */
                order?: "desc" | "asc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "external_ids": {},
                     *           "title": "Charade",
                     *           "sort_title": "charade",
                     *           "original_title": "Charade",
                     *           "alternative_titles": [
                     *             "example"
                     *           ],
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "tagline": "You can expect the unexpected",
                     *           "year": 1963,
                     *           "runtime_minutes": 113,
                     *           "original_language": "en",
                     *           "genres": [
                     *             "Comedy"
                     *           ],
                     *           "certification": "NR",
                     *           "cinema_date": "2026-03-01",
                     *           "digital_date": "2026-03-01",
                     *           "physical_date": "2026-03-01",
                     *           "available_from": "2026-03-01T12:00:00.000Z",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "poster_color": "#8a5a3c",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "trailer_url": "example",
                     *           "logo_url": "example",
                     *           "backdrop_urls": [
                     *             "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *           ],
                     *           "backdrop_color": "example",
                     *           "stills": [
                     *             "example"
                     *           ],
                     *           "trailers": [
                     *             {
                     *               "name": "Example",
                     *               "url": "https://indexer.example/api"
                     *             }
                     *           ],
                     *           "keywords": [
                     *             "example"
                     *           ],
                     *           "release_dates": [
                     *             {
                     *               "region": "US",
                     *               "kind": "premiere",
                     *               "date": "2026-03-01",
                     *               "certification": "NR"
                     *             }
                     *           ],
                     *           "where_to_watch": [
                     *             "example"
                     *           ],
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "popularity": 1,
                     *           "collection_id": 1,
                     *           "status": "available",
                     *           "monitored": true,
                     *           "minimum_availability": "announced",
                     *           "quality_profile_id": 1,
                     *           "root_folder_id": 1,
                     *           "folder": "Charade (1963)",
                     *           "tag_ids": [],
                     *           "file_ids": [],
                     *           "download_ids": [],
                     *           "size_bytes": 8589934592,
                     *           "resolution": "4K",
                     *           "hdr": true,
                     *           "added_at": "2026-03-01T12:00:00.000Z",
                     *           "added_by": "user",
                     *           "updated_at": "2026-03-01T12:00:00.000Z",
                     *           "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *           "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *           "next_search_at": "2026-03-01T12:00:00.000Z",
                     *           "watched_at": "2026-03-01T12:00:00.000Z",
                     *           "play_count": 1,
                     *           "resume_position_seconds": 1,
                     *           "user_rating": 1,
                     *           "cast": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "character": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "crew": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "job": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "similar_ids": [
                     *             1
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["MoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listMissing: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                /** @description What to sort by */
                sort?: "available_from" | "title" | "added_at";
                /** @description Ascending or descending */
                order?: "desc" | "asc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "metadata_id": 4808,
                     *           "external_ids": {},
                     *           "title": "Charade",
                     *           "sort_title": "charade",
                     *           "original_title": "Charade",
                     *           "alternative_titles": [
                     *             "example"
                     *           ],
                     *           "overview": "A young widow is pursued by several men who want a fortune that her husband had stolen.",
                     *           "tagline": "You can expect the unexpected",
                     *           "year": 1963,
                     *           "runtime_minutes": 113,
                     *           "original_language": "en",
                     *           "genres": [
                     *             "Comedy"
                     *           ],
                     *           "certification": "NR",
                     *           "cinema_date": "2026-03-01",
                     *           "digital_date": "2026-03-01",
                     *           "physical_date": "2026-03-01",
                     *           "available_from": "2026-03-01T12:00:00.000Z",
                     *           "poster_url": "/api/v1/images/movies/1/poster?v=1x9k2m",
                     *           "poster_color": "#8a5a3c",
                     *           "backdrop_url": "/api/v1/images/movies/1/backdrop?v=8s0d1q",
                     *           "trailer_url": "example",
                     *           "logo_url": "example",
                     *           "backdrop_urls": [
                     *             "/api/v1/images/movies/1/backdrop?v=8s0d1q"
                     *           ],
                     *           "backdrop_color": "example",
                     *           "stills": [
                     *             "example"
                     *           ],
                     *           "trailers": [
                     *             {
                     *               "name": "Example",
                     *               "url": "https://indexer.example/api"
                     *             }
                     *           ],
                     *           "keywords": [
                     *             "example"
                     *           ],
                     *           "release_dates": [
                     *             {
                     *               "region": "US",
                     *               "kind": "premiere",
                     *               "date": "2026-03-01",
                     *               "certification": "NR"
                     *             }
                     *           ],
                     *           "where_to_watch": [
                     *             "example"
                     *           ],
                     *           "rating": 1,
                     *           "rating_votes": 1,
                     *           "popularity": 1,
                     *           "collection_id": 1,
                     *           "status": "available",
                     *           "monitored": true,
                     *           "minimum_availability": "announced",
                     *           "quality_profile_id": 1,
                     *           "root_folder_id": 1,
                     *           "folder": "Charade (1963)",
                     *           "tag_ids": [],
                     *           "file_ids": [],
                     *           "download_ids": [],
                     *           "size_bytes": 8589934592,
                     *           "resolution": "4K",
                     *           "hdr": true,
                     *           "added_at": "2026-03-01T12:00:00.000Z",
                     *           "added_by": "user",
                     *           "updated_at": "2026-03-01T12:00:00.000Z",
                     *           "metadata_refreshed_at": "2026-03-01T12:00:00.000Z",
                     *           "last_searched_at": "2026-03-01T12:00:00.000Z",
                     *           "next_search_at": "2026-03-01T12:00:00.000Z",
                     *           "watched_at": "2026-03-01T12:00:00.000Z",
                     *           "play_count": 1,
                     *           "resume_position_seconds": 1,
                     *           "user_rating": 1,
                     *           "cast": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "character": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "crew": [
                     *             {
                     *               "person_id": 1,
                     *               "name": "Example",
                     *               "job": "example",
                     *               "portrait_url": "example"
                     *             }
                     *           ],
                     *           "similar_ids": [
                     *             1
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["MoviePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listLackingSubtitles: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include next to their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Only those without this wanted language */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "languages": [
                     *             "en-US"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["SubtitleGapPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of results per page; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "id": 1,
                     *           "name": "Example",
                     *           "method": "POST",
                     *           "events": [],
                     *           "template": "example",
                     *           "enabled": true,
                     *           "url_host": "example",
                     *           "url_set": true,
                     *           "headers_set": true,
                     *           "header_names": [
                     *             "example"
                     *           ],
                     *           "waiting": 1,
                     *           "last_status": 1,
                     *           "last_error": "example",
                     *           "last_error_reason": {
                     *             "code": "not_found",
                     *             "values": {},
                     *             "text": "The name contains HC"
                     *           },
                     *           "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "url": "https://indexer.example/api",
                 *       "method": "POST",
                 *       "events": [],
                 *       "template": "example",
                 *       "enabled": true,
                 *       "headers": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddWebhookRequest"];
            };
        };
        responses: {
            /** @description Created; `Location` is its address */
            201: {
                headers: {
                    /** @description Where it is */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "method": "POST",
                     *       "events": [],
                     *       "template": "example",
                     *       "enabled": true,
                     *       "url_host": "example",
                     *       "url_set": true,
                     *       "headers_set": true,
                     *       "header_names": [
                     *         "example"
                     *       ],
                     *       "waiting": 1,
                     *       "last_status": 1,
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "method": "POST",
                     *       "events": [],
                     *       "template": "example",
                     *       "enabled": true,
                     *       "url_host": "example",
                     *       "url_set": true,
                     *       "headers_set": true,
                     *       "header_names": [
                     *         "example"
                     *       ],
                     *       "waiting": 1,
                     *       "last_status": 1,
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; no content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example",
                 *       "method": "POST",
                 *       "events": [],
                 *       "template": "example",
                 *       "enabled": true,
                 *       "url": "https://indexer.example/api",
                 *       "headers": {}
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Example",
                     *       "method": "POST",
                     *       "events": [],
                     *       "template": "example",
                     *       "enabled": true,
                     *       "url_host": "example",
                     *       "url_set": true,
                     *       "headers_set": true,
                     *       "header_names": [
                     *         "example"
                     *       ],
                     *       "waiting": 1,
                     *       "last_status": 1,
                     *       "last_error": "example",
                     *       "last_error_reason": {
                     *         "code": "not_found",
                     *         "values": {},
                     *         "text": "The name contains HC"
                     *       },
                     *       "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true,
                     *       "code": "not_found",
                     *       "values": {},
                     *       "message": "movie 999 not found",
                     *       "status": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    openEventStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
        };
    };
}
