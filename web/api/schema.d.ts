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
         * @description Where other devices reach the service. Without one, `POST /auth/sessions` with `qr` is a 409.
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
         * @description Needs the current key. Ends every session and socket, and every signed address.
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
         * @description Needs the key. The code works once, for 120 seconds, from this computer only. `marquee login-url` uses it.
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
         * @description The newest first.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a session
         * @description `browser` sets a cookie, `cli` gives a token once, `qr` gives a code for another device. Needs the key, or a browser or qr session. Without an address that other devices reach, `qr` is a 409.
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
         * @description Revokes the session that this request came by.
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
         * @description The code, or the typed one, is the credential: `Authorization: Bearer pc1_…`. Unknown, used or expired is a 401.
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
         * @description Takes effect at once, also for the sessions that it created: their sockets close and their signed addresses stop working.
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
         * @description For GET and HEAD of media, images and the calendar, where no header can be sent. It stops working when the session is revoked or the key is rotated.
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
         * @description The newest first.
         */
        get: operations["listBackups"];
        put?: never;
        /**
         * Create a backup
         * @description Answers once the archive has been read back from the disk and verified. It is not listed before.
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
         * @description Old or new, never half: the archive is unpacked, checked and brought to this version beside the database; a backup of the present database is made; then the two change places. Meanwhile `GET /status` answers and everything else is 503. The API key, the devices that are logged in, where the service is reached (`listen_address`, `listen_port`, `base_url`, `public_url`), the list of backups and the numbering of events are taken along. A search that runs is stopped. Movies are not touched. The answer comes when the service is back. An archive of a newer version is refused (409).
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
         * @description The record of the archive; `GET /backups/{id}/download` returns the archive itself.
         */
        get: operations["getBackup"];
        put?: never;
        post?: never;
        /**
         * Delete a backup and its file
         * @description The archive is removed from the disk. The database stays as it is.
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
         * @description It holds secrets in the clear, so it needs the API key itself. Keep it like a password.
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
         * @description Old or new, never half: the archive is unpacked, checked and brought to this version beside the database; a backup of the present database is made; then the two change places. Meanwhile `GET /status` answers and everything else is 503. The API key, the devices that are logged in, where the service is reached (`listen_address`, `listen_port`, `base_url`, `public_url`), the list of backups and the numbering of events are taken along. A search that runs is stopped. Movies are not touched. The answer comes when the service is back. An archive of a newer version is refused (409).
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
         * @description By its hash, for every movie; without one by its title, from any indexer.
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
         * @description In cinemas, digital and on disc, by date.
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
         * @description For calendar programs. Subscribe with a signed address (`POST /auth/sign`) or with the key in the address.
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
         * @description Adds every movie that the library lacks as wanted. Excluded movies are skipped.
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
         * @description Absent fields keep their values. One invalid field refuses the whole change.
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
         * @description With what stands in the body in place of what is saved; nothing is written. A party that does not answer or does not accept the key is a 503 that says why.
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
         * @description It has an effect once a quality profile gives it a score.
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
         * @description Accepts the JSON that people share for Radarr. Each format is imported whole or refused with a reason, independently of the others.
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
         * @description True in the service that `POST /demo` opened.
         */
        get: operations["getDemo"];
        put?: never;
        /**
         * Open the sample movies
         * @description Only while the library is empty. They are a service of their own, on a temporary folder, below this address; nothing of yours is read or changed. Open ones are opened again.
         */
        post: operations["openDemo"];
        /**
         * End the sample movies
         * @description Deletes all that they made.
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
         * @description Version and system, settings, indexers, backups, tasks and the log of the last seven days, with every secret replaced. In the settings each secret field reads `[REDACTED]` and every other one as stored; everywhere else whatever equals or holds a secret is replaced too.
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
         * @description With the settings that each type needs.
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
         * @description Refused while it still has downloads.
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
         * @description With the settings as saved.
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
         * @description What was downloaded is deleted unless `delete_data` is false; the library is never touched.
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
         * @description The download is removed, its release goes on the blocklist, and the movie is searched for again.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description The embedded client fetches what the player needs next before the rest. 503 means that the beginning has not come yet: ask again. Parts that have not come are answered with 503 as well, after twenty seconds.
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
         * @description The position of the movie is kept. It counts as watched from the moment on that it is in the library.
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
         * @description With what is known of its tracks.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description It is moved to the recycle bin.
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
         * @description Empty when everything works. Errors come before warnings. `health_changed` is sent when an issue appears, changes or ends.
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
         * @description Answers with the issues once every check has finished or timed out.
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
         * @description Ends the health issue `clock_in_doubt`. Until then nothing is deleted because of its age.
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
         * @description With the settings that each type needs.
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
         * @description A login inside the address is forgotten when the address changes. A session that changes it must send the key and each secret setting again.
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
         * @description Clears its failures, so that it is used again at once.
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
         * @description With the settings as saved.
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
         * @description Nothing is overwritten. A file that cannot be renamed does not stop the others.
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
         * @description Nothing is renamed.
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
         * @description Answers at once; `library_scan_progress` reports the progress. Nothing on disk changes. A scan that is already running is not started twice, and goes on after a restart of the service.
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
         * @description Does to a small file what an import does to a movie, says what went wrong and what helps, and leaves nothing behind.
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
         * @description It is read by the next `list-sync`, or at once by `POST /lists/{id}/refresh`. It adds movies only with `auto_add`.
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
         * Read a list before it is saved
         * @description Says what a sync would do.
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
         * The kinds of list, and what each needs
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
         * @description Makes a list of it and looks its movies up. Nothing is added until `POST /lists/{id}/apply`, or until `auto_add` is switched on.
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
         * @description As it was last read.
         */
        get: operations["getList"];
        put?: never;
        post?: never;
        /**
         * Follow a list no more
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
         * @description A rating that a movie has already, and when it was watched first, stay as they are. With `dry_run` nothing is changed.
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
         * The movies of a list, where each stands, and why
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
         * @description Reads it, looks its movies up and, with `auto_add`, adds what is new, up to `list_max_added_per_sync`. A list that shrank by half or more is a 409 until `accept_fewer`. With `dry_run` nothing is changed.
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
         * @description Newest first. With `after`, the lines since then, oldest first, and always a `next_cursor` for the next request. A page may hold fewer lines than `limit`, even none, while `has_more` is true: rare lines are searched for step by step.
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
         * @description Of a folder or a download, each with the movie of the library that it probably is.
         */
        get: operations["listManualImport"];
        put?: never;
        /**
         * Import files by hand
         * @description A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. The answer has a result for each file.
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
         * @description Without filters a list of the metadata provider. With filters every movie that passes all of them, in the order of `kind`.
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
         * @description In the language of the settings.
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
         * @description Asks the metadata provider, in the language of the settings.
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
         * @description By its id at the metadata provider. A monitored movie is searched for at once unless `search` is false; nothing is grabbed before it is available.
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
         * @description For the same filters and sort as the list, with the cursors that lead to any place in it.
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
         * @description With related resources where `expand` asks for them.
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
         * Tell whether files and releases of a movie play in this browser
         * @description The browser says what it can decode. Nothing is read from the disk: a file that was not read yet is `unknown`.
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
         * @description Finds files that are gone, and a file that was put into the folder of a movie without one. A library folder that is not mounted changes nothing (503).
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
         * @description Answers at once; `search_started`, `search_progress` for each indexer that answers, and `search_completed` report the rest.
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
         * @description As the metadata provider recommended them when it was last asked; some of them may be in the library.
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
         * @description Inside its files and beside them.
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
         * @description Takes a result of the last search. The file is stored beside the movie, in UTF-8 and without advertising. An earlier download of the same language goes to the recycle bin; other files are never replaced.
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
         * @description Directors and leading actors, those with most movies first. In a large library the 400 movies count that were rated best, watched or added last.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description They are made in the background by ffmpeg the first time that a movie is played; without it, by a browser on the page of the movie.
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
         * @description It holds one signed address, valid for twelve hours.
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
         * @description Text of any encoding and format becomes WebVTT; PGS comes as a stream of images (`.sup`). Times count from the first picture on.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description What a decoder needs before the first segment.
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
         * @description Made when it is asked for.
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
         * @description The browser says what it can decode; the answer is the best method for it, with addresses that work in a `<video>` for twelve hours. They end with the session that asked.
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
         * @description Where ffmpeg is missing, a browser that can play the file draws them; `previews_wanted` of prepare says whether they are needed, and how many. They are decoded and written anew before they are kept.
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
         * @description They are made in the background by ffmpeg the first time that a movie is played; without it, by a browser on the page of the movie.
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
         * @description It holds one signed address, valid for twelve hours.
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
         * @description Text of any encoding and format becomes WebVTT; PGS comes as a stream of images (`.sup`). Times count from the first picture on.
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
         * @description Refused while movies use it.
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
         * @description How many movies in the library would be upgraded under the profile with this change, judged as a search would judge what the indexers offered in the last 30 days. Nothing is saved or downloaded.
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
         * @description The latest first.
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
         * @description To its former path and to its movie. A movie that was removed is added again, without a search.
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
         * @description With the decision on each and its reasons; kept for 30 days.
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
         * @description With a changed profile, the answer also lists the movies that would have got another release, from the candidates of the last 30 days.
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
         * @description Whatever the verdict on it is; what was refused for good stays refused. Without `replaces`, a release that is no upgrade over the file in the library is downloaded, but its import is blocked.
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
         * @description For a folder that was moved. Nothing on disk changes; files are found below the new path.
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
         * @description Takes effect at the next sign-in. Answers 409 where `supported` is false.
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
         * @description Of all software that is part of the program.
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
         * @description Answers before it restarts; open sockets close with 1001.
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
         * @description Stops in order, like on SIGTERM.
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
         * @description It moves to the recycle bin. A track inside a file cannot be deleted (409). A deleted download is not downloaded automatically again.
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
         * @description Answers at once. A task that is already running is not started twice.
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
         * @description Whose account it is, when it was last synced, and what waits to be sent.
         */
        get: operations["getTracker"];
        put?: never;
        post?: never;
        /**
         * Disconnect
         * @description The tracker is asked to revoke the connection; it is forgotten here even when that fails. Watched movies and ratings stay.
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
         * Begin to connect
         * @description Answers a code that the person types at the tracker. Then ask `POST /tracker/device-poll` until it has happened.
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
         * @description May be called at any pace: the tracker is asked no more often than it allows.
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
         * Sync now, or count what a sync would do
         * @description With `dry_run` the answer is 200 with counts, and nothing changes. Without it the task `tracker-sync` starts; the first time this is what the task waits for. Nothing is ever removed, on either side.
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
         * @description Creates a backup, replaces the program, keeps the previous one beside it, and restarts. Refused when a package manager owns the program.
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
         * @description A view is a filter with a name; every device shows it.
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
         * @description The tunnel that carries the torrents and nothing else. `blocked`: the torrent engine was not begun, and `last_error` says why.
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
         * Take the settings from a WireGuard file
         * @description Stores keys, addresses, name servers and server of a file with one peer. It switches nothing on: `vpn_enabled` does. Commands in the file are never run.
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
         * @description Handshake, kill switch, exit address, DNS and forwarded port. While the VPN is off, with what stands in the body in place of what is saved; nothing is written. While it is on, the tunnel that runs is tested as it is: a second one with the same key would take its place. The exit address is asked of the service of `vpn_exit_url`, through the tunnel alone.
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
         *     - ntfy (`https://ntfy.sh`): `{"topic":"TOPIC","title":"{{heading}}","message":"{{summary}}","tags":["clapper"]}` The address is https://ntfy.sh and the topic stands in the template, or your own server. A token goes into the header Authorization: Bearer TOKEN.
         *     - Discord (`https://discord.com/api/webhooks/ID/TOKEN`): `{"username":"Marquee","content":"**{{heading}}**\n{{summary}}","allowed_mentions":{"parse":[]}}` Server settings, Integrations, Webhooks: the address that is shown there.
         *     - Gotify (`https://gotify.example/message`): `{"title":"{{heading}}","message":"{{summary}}","priority":5}` An application token goes into the header X-Gotify-Key.
         *     - Apprise (`https://apprise.example/notify/KEY`): `{"title":"{{heading}}","body":"{{summary}}","type":"info"}` An Apprise API server with a stored configuration; it reaches about a hundred other services.
         *     - Telegram (`https://api.telegram.org/botTOKEN/sendMessage`): `{"chat_id":"CHAT","text":"{{summary}}"}` BotFather gives the token of a bot; CHAT is the number of the chat that the bot writes to.
         *     - Jellyfin library refresh (`https://jellyfin.example/Library/Refresh`): `{}` For the events of files and imports. A key from the dashboard goes into the header X-Emby-Token.
         *     - Plex library refresh (`https://plex.example:32400/library/sections/SECTION/refresh`): `{}` For the events of files and imports, with the method GET. SECTION is the number of the library; the token goes into the header X-Plex-Token.
         *     - Kodi library scan (`http://kodi.example:8080/jsonrpc`): `{"jsonrpc":"2.0","id":1,"method":"VideoLibrary.Scan"}` For the events of files and imports. A login goes into the header Authorization: Basic, followed by user:password in Base64.
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
         * @description A session that changes the address must send the headers again. Turning it off drops what was still to be delivered.
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
         * @description Says in words whether it was accepted.
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
            /** @description What a release must be like; one per kind is enough unless it is `required` */
            conditions: ({
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_title";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "edition";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_group";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
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
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "source";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description What it matches
                 * @enum {number}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "size";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "year";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
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
             * @description One of the types of `GET /download-clients/types`
             * @example qbittorrent
             */
            type: string;
            /** @description Smaller numbers are used first */
            priority?: number;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
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
            /** @description Its release name, from which the quality is read */
            title?: string;
            /** @description A magnet link; give it or `torrent` */
            magnet?: string;
            /** @description A .torrent file in base64 */
            torrent?: string;
        };
        /** @description Without a title the metadata provider is asked for it */
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
            /** @description How many queries a day it allows; null is no limit */
            daily_query_limit?: number | null;
            /** @description Releases with fewer seeders are refused */
            min_seeders?: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio?: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes?: number | null;
            /** @description Its key; write-only */
            api_key?: string | null;
            /** @description Write-only: the other fields of the type; a field that is absent stays as it is, null forgets it. `url_credentials: null` forgets the login that was inside the address */
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
            /** @description For movies that it adds; null is the one of the settings */
            minimum_availability?: ("announced" | "in_cinemas" | "released") | null;
            /**
             * @description Ids of its tags
             * @default []
             */
            tag_ids?: number[];
            /** @description The fields of the type; secret ones are write-only. An absent field stays as it is, null forgets it */
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
             * @description When the movie counts as available
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
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of qualities that are worth the same */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrades end */
            cutoff: string;
            /**
             * @description Whether a better release replaces the file
             * @default true
             */
            upgrade_allowed?: boolean;
            /**
             * @description A release that scores less is refused
             * @default 0
             */
            min_format_score?: number;
            /**
             * @description At this score upgrades by score end
             * @default 0
             */
            cutoff_format_score?: number;
            /**
             * @description The least gain in score that is worth an upgrade
             * @default 1
             */
            min_upgrade_score?: number;
            /**
             * @description What each custom format is worth
             * @default []
             */
            format_scores?: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description What the format adds to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Which languages a release may be in; any of them when left out */
            languages?: {
                /**
                 * @description How a release is held to these languages
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /**
             * @description Where they differ from the default sizes of a quality
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
             * @description How old a release must be before it is grabbed
             * @default 0
             */
            delay_minutes?: number;
            /**
             * @description The best quality of the profile does not wait
             * @default true
             */
            delay_bypass_best_quality?: boolean;
            /**
             * @description A release with this format score does not wait
             * @default null
             */
            delay_bypass_score?: number | null;
            /**
             * @description Whether it is used where none is chosen
             * @default false
             */
            is_default?: boolean;
        };
        /** @description Body of `addRootFolder` */
        AddRootFolderRequest: {
            /** @description Full path */
            path: string;
            /**
             * @description Make the folder when it is not there
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
            /** @description Write-only: it holds its own secret */
            url: string;
            /**
             * @description GET sends no body
             * @enum {string}
             */
            method?: "POST" | "PUT" | "GET";
            /** @description Types of events; empty means all */
            events?: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "subtitle_removed" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
            /** @description Shape of the body that is sent */
            template?: string | null;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Write-only */
            headers?: {
                [key: string]: string;
            };
        };
        /** @description Where other devices reach the service */
        Addresses: {
            /** @description The best for a phone first; empty when only this computer does */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Everything that can happen. Stored events carry `seq`; transient ones do not. New types may be added: ignore those you do not know. */
        AppEvent: components["schemas"]["MovieAddedEvent"] | components["schemas"]["MovieUpdatedEvent"] | components["schemas"]["MovieRemovedEvent"] | components["schemas"]["MovieWatchedEvent"] | components["schemas"]["MovieUnwatchedEvent"] | components["schemas"]["FileAddedEvent"] | components["schemas"]["FileUpgradedEvent"] | components["schemas"]["FileRemovedEvent"] | components["schemas"]["FileRenamedEvent"] | components["schemas"]["FileMissingEvent"] | components["schemas"]["FileRestoredEvent"] | components["schemas"]["LibraryScanProgressEvent"] | components["schemas"]["LibraryScanCompletedEvent"] | components["schemas"]["SearchStartedEvent"] | components["schemas"]["SearchProgressEvent"] | components["schemas"]["SearchCompletedEvent"] | components["schemas"]["ReleaseGrabbedEvent"] | components["schemas"]["ReleasePayloadRefusedEvent"] | components["schemas"]["BlocklistChangedEvent"] | components["schemas"]["DownloadQueuedEvent"] | components["schemas"]["DownloadStartedEvent"] | components["schemas"]["DownloadMetadataReadyEvent"] | components["schemas"]["DownloadProgressEvent"] | components["schemas"]["DownloadStalledEvent"] | components["schemas"]["DownloadPausedEvent"] | components["schemas"]["DownloadResumedEvent"] | components["schemas"]["DownloadCompletedEvent"] | components["schemas"]["DownloadFailedEvent"] | components["schemas"]["DownloadCancelledEvent"] | components["schemas"]["DownloadRemovedEvent"] | components["schemas"]["SeedingCompletedEvent"] | components["schemas"]["ImportStartedEvent"] | components["schemas"]["ImportCompletedEvent"] | components["schemas"]["ImportBlockedEvent"] | components["schemas"]["ImportFailedEvent"] | components["schemas"]["SubtitleAddedEvent"] | components["schemas"]["SubtitleRemovedEvent"] | components["schemas"]["PlaybackStartedEvent"] | components["schemas"]["PlaybackProgressEvent"] | components["schemas"]["PlaybackStoppedEvent"] | components["schemas"]["HealthChangedEvent"] | components["schemas"]["VpnChangedEvent"] | components["schemas"]["TaskStartedEvent"] | components["schemas"]["TaskCompletedEvent"] | components["schemas"]["TaskFailedEvent"] | components["schemas"]["BackupCreatedEvent"] | components["schemas"]["BackupVerifiedEvent"] | components["schemas"]["BackupDeletedEvent"] | components["schemas"]["BackupRestoredEvent"] | components["schemas"]["ConfigChangedEvent"] | components["schemas"]["IndexerChangedEvent"] | components["schemas"]["IndexerFailedEvent"] | components["schemas"]["IndexerRecoveredEvent"] | components["schemas"]["QualityProfileChangedEvent"] | components["schemas"]["CustomFormatChangedEvent"] | components["schemas"]["SessionCreatedEvent"] | components["schemas"]["SessionRevokedEvent"] | components["schemas"]["SessionUpdatedEvent"] | components["schemas"]["ApiKeyRotatedEvent"] | components["schemas"]["RootFolderChangedEvent"] | components["schemas"]["TagChangedEvent"] | components["schemas"]["ExclusionChangedEvent"] | components["schemas"]["DownloadClientChangedEvent"] | components["schemas"]["WebhookChangedEvent"] | components["schemas"]["RecycleChangedEvent"] | components["schemas"]["ListChangedEvent"] | components["schemas"]["TrackerConnectedEvent"] | components["schemas"]["TrackerDisconnectedEvent"] | components["schemas"]["TrackerSyncedEvent"] | components["schemas"]["UpdateAvailableEvent"];
        /** @description Body of `applyList` */
        ApplyListRequest: {
            /** @description Lines to add, whatever they are; absent adds what is wanted, up to the limit of one sync; an empty list adds nothing */
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
             * @description Only count what would happen; neither the list nor the movie database is asked
             * @default false
             */
            dry_run?: boolean;
        };
        /** @description Body of `applyScan` */
        ApplyScanRequest: {
            /** @description Only these; all matched ones unless told */
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
             * @description When the movie counts as available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
        };
        /** @description Starting with the computer. */
        Autostart: {
            /** @description Whether the service starts when this account signs in */
            enabled: boolean;
            /** @description Whether that can be changed here */
            supported: boolean;
            /** @description What starts it */
            how: ("systemd" | "launchd" | "task_scheduler") | null;
        };
        /** @description Whether the service is to start with the computer */
        AutostartChange: {
            /** @description Whether the service should start when this account signs in */
            enabled: boolean;
        };
        /** @description An archive of the database. It holds secrets. */
        Backup: {
            /** @description Its id */
            id: number;
            /**
             * @description Why it was made
             * @enum {string}
             */
            kind: "manual" | "scheduled" | "pre_restore";
            /** @description Name of the archive */
            filename: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Version of the program that made it */
            app_version: string;
            /** @description Version of the database inside */
            schema_version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            /** @description Of the archive file */
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
            /** @description Id of the backup; null when it came as an upload */
            backup_id: number;
            /**
             * @description Which kind it is
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description The event `backup_deleted`. */
        BackupDeletedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_deleted";
            /** @description Id of the backup; null when it came as an upload */
            backup_id: number;
            /**
             * @description Which kind it is
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Id of the backup; null when it came as an upload */
            backup_id: number | null;
            /**
             * @description Which kind it is
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description The event `backup_verified`. */
        BackupVerifiedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "backup_verified";
            /** @description Id of the backup; null when it came as an upload */
            backup_id: number;
            /**
             * @description Which kind it is
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Body of `blockRelease` */
        BlockReleaseRequest: {
            /** @description Id of the movie; null when there is none */
            movie_id?: number | null;
            /** @description Info hash of the torrent, in hex; null while it is not known */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Info hash of the torrent, in hex; null while it is not known */
            info_hash: string | null;
            /** @description Its title */
            title: string;
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description Logs in a browser on the same computer, once */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description What became of a change of many movies */
        BulkResult: {
            /** @description How many were changed */
            changed: number;
            /** @description Those that are not in the library */
            not_found: number[];
        };
        /** @description A day on which a movie comes out, in the region of the settings */
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
             * @description Where the movie is released on that day
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
        /** @description Somebody who is in a movie */
        CastMember: {
            /** @description Id at the metadata provider, for `/metadata/people/{id}` */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Whom they play */
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
            /** @description What happened, for people, in English */
            message: string;
            /** @description Which part of the client; `web` when absent */
            module?: string;
            /** @description Structured data of the line */
            fields?: {
                [key: string]: unknown;
            };
            /** @description Of the answer that the line is about */
            trace_id?: string;
        };
        /** @description A series of movies that the library has at least one of */
        Collection: {
            /** @description Its id */
            id: number;
            /** @description Id of the collection at the metadata provider */
            metadata_id: number;
            /** @description Name of the series */
            name: string;
            /** @description What it is about */
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
            /** @description How many parts the provider knows; null until it was asked */
            part_count: number | null;
            /** @description Ids of its movies in the library */
            movie_ids: number[];
            /** @description How many parts the library has */
            movie_count: number;
        };
        /** @description What became of the missing parts of a collection */
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
        /** @description All settings. Secrets read as stored by the API key, `[REDACTED]` by a session. */
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
             * @description The port that the service answers on.
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
             * @description Signs cursors and media addresses. Made by the service itself.
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
             * @description Template for the name of a movie file, without its ending.
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
             * @description Files older than this leave the recycle bin for good.
             */
            recycle_days: number;
            /**
             * Keep free
             * @description Marquee downloads and copies nothing that would leave less than this.
             */
            min_free_space_mb: number;
            /**
             * Media tool
             * @description Path of ffmpeg; leave empty to find it. Changing it needs the API key.
             */
            media_tool_path: string | null;
            /**
             * Convert while playing
             * @description For devices that cannot play a file as it is.
             */
            transcoding_enabled: boolean;
            /**
             * Graphics card
             * @description What converts the picture. This version does not use it yet.
             * @enum {string}
             */
            hw_acceleration: "auto" | "none" | "vaapi" | "nvenc" | "qsv" | "videotoolbox" | "amf";
            /**
             * Conversions at once
             * @description More people watching than this have to wait.
             */
            max_transcodes: number;
            /**
             * Watched from
             * @description A movie counts as watched from here on.
             */
            watched_threshold_percent: number;
            /**
             * Daily backup
             * @description Of the database: settings, library and history, never the movies.
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
             * @description Each round spends only a part of what the indexers allow in a day.
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
             * @description Days to wait after a movie becomes available; a negative number searches earlier.
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
             * @description Has an effect only with a client that keeps private torrents to themselves; the built-in one never announces locally. This version does not use it yet.
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
             * @description Marquee skips files with these extensions. It rejects a release that is little else before downloading anything.
             */
            blocked_extensions: string[];
            /**
             * Send torrent traffic through a VPN
             * @description Covers peers, trackers, DHT and web seeds. Pages, posters and everything else stay outside; indexers can go with the torrents.
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
             * @description The one that leads into your tunnel, such as wg0 or tun0. When it is gone or has another address, downloads wait. Marquee does not check that it hides anything.
             */
            vpn_interface: string | null;
            /**
             * SOCKS5 proxy
             * @description Host and port of a proxy that wants no password. Names of trackers are found by the proxy, and by nobody else.
             */
            vpn_proxy: string | null;
            /**
             * Private key
             * @description Of your side of the tunnel.
             */
            vpn_private_key: string | null;
            /**
             * Address in the tunnel
             * @description Such as 10.2.0.2; several with commas.
             */
            vpn_address: string | null;
            /**
             * Public key of the other side
             * @description Of the VPN server.
             */
            vpn_peer_public_key: string | null;
            /**
             * VPN server
             * @description Host and port of the VPN server.
             */
            vpn_endpoint: string | null;
            /**
             * DNS server
             * @description Asked inside the tunnel, and no other; several with commas. When indexers go through the VPN too, their names are asked here as well. Without one, trackers and indexers that have a name are not found there.
             */
            vpn_dns: string | null;
            /**
             * Stop without the tunnel
             * @description Always on: the torrent engine has no other network than the tunnel, so nothing leaves when it is down.
             */
            vpn_kill_switch: boolean;
            /**
             * Port forwarding
             * @description A port through which other peers can call you. Ask the VPN server for one (NAT-PMP or PCP), or use the one that your provider has reserved for you.
             * @enum {string}
             */
            vpn_port_forward_provider: "none" | "nat_pmp" | "api";
            /**
             * Reserved port
             * @description The number of the port that your provider has reserved for you.
             */
            vpn_port_forward_api_key: string | null;
            /**
             * Service for the exit address
             * @description Tells the address that the world sees. It is asked through the VPN alone, when it comes up and once a day, so it learns the address of the VPN and nothing else. Empty: nobody is asked.
             */
            vpn_exit_url: string | null;
            /**
             * Key
             * @description Your own key (v3) or token (v4) of the movie database.
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
             * @description Report start, pause and end of a movie.
             */
            tracker_scrobble: boolean;
            /**
             * Key
             * @description Your own key of the subtitle service.
             */
            subtitles_api_key: string | null;
            /**
             * User name
             * @description Your account at the subtitle service. With one you can download more a day.
             */
            subtitles_username: string | null;
            /**
             * Password
             * @description The password of your account at the subtitle service.
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
             * @description Your own key of MDBList, for lists of the type MDBList.
             */
            list_api_key: string | null;
            /**
             * Address
             * @description The list service.
             */
            list_url: string;
            /**
             * Add at most
             * @description A list never adds more than this in one go.
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
            /** @description Names of the fields concerned */
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description How a try of settings went */
        ConfigTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What the message says, for programs */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description How it went, for people, in English */
            message: string;
        };
        /** @description Somebody who made a movie */
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
        /** @description A description of releases to like or to avoid; quality profiles give it a score */
        CustomFormat: {
            /** @description Its name */
            name: string;
            /** @description What a release must be like; one per kind is enough unless it is `required` */
            conditions: ({
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_title";
                /** @description What it matches */
                value: string;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "edition";
                /** @description What it matches */
                value: string;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_group";
                /** @description What it matches */
                value: string;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "language";
                /** @description English name, or `Original` */
                value: string;
                /** @description A language other than this one */
                except?: boolean;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description What it matches */
                value: string;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "source";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description What it matches
                 * @enum {integer}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "size";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "year";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /** @description Whether it is met by releases that do not fit */
                negate: boolean;
                /** @description Whether the format needs this condition even if others of its kind are met */
                required: boolean;
            })[];
            /** @description Its id */
            id: number;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What became of custom formats that were pasted in */
        CustomFormatImport: {
            /** @description What was imported */
            imported: {
                custom_format: components["schemas"]["CustomFormat"];
                /** @description What its makers would score it with */
                suggested_score: number | null;
            }[];
            /** @description Left out as a whole: with a condition less it would match other releases than meant */
            refused: {
                /** @description Its name */
                name: string;
                /** @description Word for programs; more may be added */
                code: string;
                /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description Whether this service shows sample movies, and ends without a trace */
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
            /** @description Info hash of the torrent, in hex; null while it is not known */
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
            /** @description How many peers have all of it; null when it is not known */
            seeders: number | null;
            /** @description How many peers are connected; null when it is not known */
            peers: number | null;
            /** @description Seconds until it is complete at this speed; null when it is not known */
            eta_seconds: number | null;
            /** @description Bytes uploaded per byte downloaded */
            ratio: number;
            /** @description What went wrong; null when nothing did */
            error: components["schemas"]["Reason"] | null;
            /** @description Whether it can be played while it comes: the embedded client fetches it, and its movie is an MKV, WebM or MP4 file */
            can_be_watched: boolean;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string | null;
            /** @description Sum of the scores of the custom formats that fit */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description A program that downloads torrents */
        DownloadClient: {
            /** @description Its id */
            id: number;
            /** @description One of the types of `GET /download-clients/types` */
            type: string;
            /** @description Its name */
            name: string;
            /** @description Smaller numbers are used first */
            priority: number;
            /** @description Whether it is in use */
            enabled: boolean;
            /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description How a test of a download client went */
        DownloadClientTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What the message says, for programs */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description How it went, for people, in English */
            message: string;
            /** @description Of the program that answered */
            version: string;
        };
        /** @description A kind of download client, and the settings that it needs */
        DownloadClientType: {
            /** @description The word to use as `type` of a download client */
            type: string;
            /** @description What people call it */
            label: string;
            /** @description The settings that it needs */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description When it is tried again; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description How many files it has */
            files: number;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Body of `downloadMovieSubtitle` */
        DownloadMovieSubtitleRequest: {
            /** @description Of one of the results of the last search */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Size in bytes; null while it is not known */
            size_bytes: number | null;
            /** @description bytes */
            downloaded_bytes: number;
            /** @description bytes */
            uploaded_bytes: number;
            /** @description bytes */
            download_speed: number;
            /** @description bytes */
            upload_speed: number;
            /** @description How many peers have all of it; null when it is not known */
            seeders: number | null;
            /** @description How many peers are connected; null when it is not known */
            peers: number | null;
            /** @description Seconds until it is complete at this speed; null when it is not known */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Whether what was downloaded was deleted too */
            data_deleted: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description When it is tried again; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Size in bytes; null while it is not known */
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description The shape of every error. */
        Error: {
            /** @description What went wrong */
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description For people, in English */
                message: string;
                /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
                values?: {
                    [key: string]: unknown;
                };
                /** @description More for programs */
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
                /** @description Size in bytes; null while it is not known */
                size_bytes?: number | null;
                /** @description How many peers have all of it; null when it is not known */
                seeders?: number | null;
            }[];
            /** @description Judge them for this movie; without it each finds its own in the library */
            movie_id?: number;
            /** @description The default profile unless told */
            quality_profile_id?: number;
            /** @description What to change in the profile before judging; nothing is saved */
            profile?: {
                /** @description Its name */
                name?: string;
                /** @description Worst first, best last */
                items?: ({
                    /** @description A single quality; a group has `group` and `qualities` instead */
                    quality: string;
                    /** @description Whether releases of it are grabbed */
                    allowed: boolean;
                } | {
                    /** @description Name of a group of qualities that are worth the same */
                    group: string;
                    /** @description The qualities of the group, all worth the same */
                    qualities: string[];
                    /** @description Whether releases of it are grabbed */
                    allowed: boolean;
                })[];
                /** @description The quality or group of `items` at which upgrades end */
                cutoff?: string;
                /** @description Whether a better release replaces the file */
                upgrade_allowed?: boolean;
                /** @description A release that scores less is refused */
                min_format_score?: number;
                /** @description At this score upgrades by score end */
                cutoff_format_score?: number;
                /** @description The least gain in score that is worth an upgrade */
                min_upgrade_score?: number;
                /** @description What each custom format is worth */
                format_scores?: {
                    /** @description Id of the custom format */
                    custom_format_id: number;
                    /** @description What the format adds to the score of a release; may be negative */
                    score: number;
                }[];
                /** @description Languages, by their English names */
                languages?: {
                    /**
                     * @description How a release is held to these languages
                     * @enum {string}
                     */
                    mode: "any" | "original" | "any_of" | "all_of";
                    /** @description Languages, by their English names */
                    values: string[];
                };
                /** @description Where they differ from the default sizes of a quality */
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
                /** @description How old a release must be before it is grabbed */
                delay_minutes?: number;
                /** @description The best quality of the profile does not wait */
                delay_bypass_best_quality?: boolean;
                /** @description A release with this format score does not wait */
                delay_bypass_score?: number | null;
                /** @description Whether it is used where none is chosen */
                is_default?: boolean;
            };
        };
        /** @description How releases would be judged */
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
                /** @description What the name says */
                parsed: {
                    /** @description Its title */
                    title: string | null;
                    /** @description Titles that the name can be read as */
                    titles: string[];
                    /** @description Year of release */
                    year: number | null;
                    /** @description Where the release was copied from, such as `bluray`; null when the name does not say */
                    source: string;
                    /** @description Lines of the picture, such as 1080; null when it is not known */
                    resolution: number;
                    /** @description Such as `remux`; `none` for an ordinary copy */
                    modifier: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Which words of the name the quality was read from */
                    quality_from: {
                        /** @description Where the release was copied from, such as `bluray`; null when the name does not say */
                        source: string;
                        /** @description Lines of the picture, such as 1080; null when it is not known */
                        resolution: string;
                    };
                    /** @description Which correction of a release it is */
                    revision: {
                        /** @description 2 for a proper or repack, 3 for the one after */
                        version: number;
                        /** @description How often the name says REAL */
                        real: number;
                        /** @description Whether the same group released it again */
                        is_repack: boolean;
                    };
                    /** @description Edition, such as `Extended`; empty for the standard one */
                    edition: string;
                    /** @description The group that made the release; null when it is not known */
                    release_group: string | null;
                    /** @description Languages, by their English names */
                    languages: string[];
                    /** @description Whether the name says that it has several languages */
                    multi: boolean;
                    /** @description Subtitles that are part of the picture; null when there are none */
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
                 * @description `temporarily_rejected` may become `accepted` without anybody’s doing
                 * @enum {string}
                 */
                verdict: "accepted" | "rejected" | "temporarily_rejected";
                /** @description Why the verdict is what it is */
                reasons: components["schemas"]["Reason"][];
                /** @description Sum of the scores of the custom formats that fit */
                score: number;
                /** @description What the score is made of */
                score_parts: {
                    /** @description Its name */
                    name: string;
                    /** @description What this part adds */
                    score: number;
                    /** @description The same for people, in English */
                    text: string;
                }[];
                /** @description The custom formats that fit */
                custom_formats: string[];
                /** @description Languages, by their English names */
                languages: string[];
            }[];
            /** @description Movies of this profile whose candidates of the last 30 days would have been judged otherwise; empty without a change */
            changes: {
                /** @description Id of the movie; null when there is none */
                movie_id: number;
                /** @description Title of the movie */
                movie_title: string;
                /** @description As it is decided now */
                before: {
                    /** @description Id of the release; null when it was added by hand */
                    release_id: number;
                    /** @description Its title */
                    title: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Sum of the scores of the custom formats that fit */
                    score: number;
                } | null;
                /** @description As it would be decided */
                after: {
                    /** @description Id of the release; null when it was added by hand */
                    release_id: number;
                    /** @description Its title */
                    title: string;
                    /** @description Name of the quality, such as `Bluray-1080p` */
                    quality: string;
                    /** @description Sum of the scores of the custom formats that fit */
                    score: number;
                } | null;
                /** @description Candidates with another verdict or score */
                verdicts_changed: number;
            }[];
        };
        /** @description Body of `exchangeCode` */
        ExchangeCodeRequest: {
            /** @description What the device is called */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description What a form needs to know of a setting. */
        FieldDeclaration: {
            /** @description Its name */
            name: string;
            /** @description text, integer, decimal, toggle, choice or list */
            kind: string;
            /** @description Heading that it belongs under */
            section: string;
            /** @description What people call it */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Whether it is shown only to the API key */
            secret: boolean;
            /** @description Whether null clears it */
            nullable: boolean;
            /** @description Whether forms show it only on demand */
            advanced: boolean;
            /** @description False for what this version does not use yet; forms leave it out */
            in_use: boolean;
            /** @description Unit of a number; null when it has none */
            unit: string | null;
            /** @description What a text must look like; null when it may be any */
            format: string | null;
            /** @description The least that is accepted */
            min: number | null;
            /** @description The most that is accepted */
            max: number | null;
            /** @description The words to choose from; null when it is no choice */
            options: string[] | null;
            /** @description Its value until it is set */
            default: unknown;
            /** @description The value of the command line or the environment, which wins over this setting */
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
            /** @description Path below its root folder */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Path below its root folder */
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Path below its root folder */
            relative_path: string;
            /** @description Whether it went to the recycle bin */
            recycled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Path below its root folder */
            relative_path: string;
            /** @description Path below its root folder before */
            previous_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Path below its root folder */
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Path below its root folder */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description The folder that was looked into */
            path: string;
            /** @description Whether the folder that was asked for is not there, and `path` is the nearest one above it */
            missing: boolean;
            /** @description The one above; null at the top */
            parent: string | null;
            /** @description Where people keep movies, and the disks of this computer, as far as they are there */
            places: components["schemas"]["Place"][];
            /** @description Whether the service may write there */
            writable: boolean;
            /** @description bytes */
            free_bytes: number | null;
        };
        /** @description A series of movies as the metadata provider lists it */
        FoundCollection: {
            /** @description Id at the metadata provider, for `/metadata/collections/{id}` */
            metadata_id: number;
            /** @description Name of the series */
            name: string;
            /** @description What it is about */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Its id in the library, when one of its movies is there */
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
            /** @description Title in the language of the settings */
            title: string;
            /** @description Title in its own language */
            original_title: string;
            /** @description Year of its first release */
            year: number | null;
            /** @description What it is about */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description From 0 to 10; null without votes */
            rating: number | null;
            /** @description How many people voted */
            rating_votes: number | null;
            /** @description As in `/metadata/genres` */
            genre_ids: number[];
            /** @description Its id in the library, when it is there */
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
        /** @description Somebody as the metadata provider lists them */
        FoundPerson: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Such as `Acting` or `Directing` */
            known_for: string | null;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description Movies that they are known for */
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
             * @description Import it in place of the file in the library, even though it is no upgrade
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
            /** @description Word for programs; more may be added */
            code: string;
            /**
             * @description How bad it is
             * @enum {string}
             */
            severity: "ok" | "notice" | "warning" | "error";
            /** @description Its title */
            title: string;
            /** @description More about it, for people */
            detail: string | null;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Something that needs attention */
        HealthEntry: {
            /** @description The code, and what it is about when there may be several */
            id: string;
            /** @description Stable; what programs go by */
            code: string;
            /**
             * @description How bad it is
             * @enum {string}
             */
            severity: "ok" | "notice" | "warning" | "error";
            /** @description Its title */
            title: string;
            /** @description More about it, for people */
            detail: string | null;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values: {
                [key: string]: unknown;
            };
            /** @description What helps; null when nothing can be done here */
            fix: {
                /** @description Which kind it is */
                kind: string;
                /** @description Where in the user interface it is put right */
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
        /** @description `data` is the frame as the socket sent it */
        HistoryRow: {
            /** @description Its id */
            id: number;
            /** @description Position in the history; pass it as `since` to the socket to replay what came after */
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
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description Position in the history; it only grows, also after a restore */
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
             * @description As in the settings unless told
             * @enum {string}
             */
            mode?: "hardlink" | "copy";
            /** @description The download that the files belong to; it goes on as imported */
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
            /** @description Path below its root folder */
            relative_path: string;
            /**
             * @description How the bytes came to their place
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description When it is tried again; null is never */
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Body of `importRadarr` */
        ImportRadarrRequest: {
            /** @description Where its web interface is */
            url: string;
            /** @description In Radarr under Settings, General */
            api_key: string;
            /** @description Where a folder of Radarr is called otherwise on this machine */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What was taken from the file */
        ImportedVpn: {
            /** @description Host and port of the server */
            endpoint: string;
            /** @description Our own addresses inside the tunnel */
            addresses: string[];
            /** @description Name servers inside the tunnel */
            dns: string[];
            /** @description Whether the file had a preshared key; it is stored and never shown */
            has_preshared_key: boolean;
            /** @description Lines for other programs; they are never run */
            ignored: string[];
        };
        /** @description A site that lists releases */
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
            /** @description How many queries a day it allows; null is no limit */
            daily_query_limit: number | null;
            /** @description Releases with fewer seeders are refused */
            min_seeders: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes: number | null;
            /** @description What the indexer said it can do when it was last tested */
            capabilities: Record<string, never>;
            /** @description How often in a row it failed; the waits grow with it */
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
            /** @description The last error; null when there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description How many queries it got today */
            queries_today: number;
            /** @description Of the daily limit; null without one */
            queries_left: number | null;
            /** @description Whether a key is stored */
            api_key_set: boolean;
            /** @description Whether settings of its own are stored */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Word for programs; more may be added */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description Why, for people, in English */
            reason: string;
            /** @description How often in a row it failed; the waits grow with it */
            escalation_level: number;
            /** @description It is not asked before then; null when it may be asked */
            disabled_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description How a test of an indexer went */
        IndexerTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What the message says, for programs */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description How it went, for people, in English */
            message: string;
            /** @description What it says it can do */
            capabilities: Record<string, never> | null;
        };
        /** @description A kind of indexer, and the settings that it needs */
        IndexerType: {
            /** @description The word to use as `type` of an indexer */
            type: string;
            /** @description What people call it */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Whether it can be searched, not only read */
            searches: boolean;
            /** @description The settings that it needs */
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
            /** @description Shown this once */
            token: string;
        } | {
            pairing: components["schemas"]["Pairing"];
        };
        /** @description A movie as the provider knows it, in the words of `Movie`. */
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
            /** @description Other titles it is known by, also in other languages */
            alternative_titles: string[];
            /** @description What it is about */
            overview: string | null;
            /** @description Its tagline */
            tagline: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description Running time in minutes */
            runtime_minutes: number | null;
            /** @description ISO 639-1 code of the language it was made in */
            original_language: string | null;
            /** @description Names of its genres */
            genres: string[];
            /** @description Age rating in the region of the settings */
            certification: string | null;
            /**
             * Format: date
             * @description Day of the release in cinemas, in the region of the settings
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
            /** @description Its title as a picture, light on a transparent ground */
            logo_url: string | null;
            /** @description Wide pictures without words, the best first */
            backdrop_urls: string[];
            /** @description More wide pictures */
            stills: string[];
            /** @description Links to trailers, the best first */
            trailers: components["schemas"]["Trailer"][];
            /** @description What it is about, as the provider tags it */
            keywords: string[];
            /** @description In the region of the settings and in the United States */
            release_dates: components["schemas"]["RegionalRelease"][];
            /** @description Names of streaming services of the region that have it */
            where_to_watch: string[];
            /** @description Average rating at the metadata provider, out of 10 */
            rating: number | null;
            /** @description How many people rated it */
            rating_votes: number | null;
            /** @description How much it is looked at, at the metadata provider; only for comparison */
            popularity: number | null;
            /** @description The collection it belongs to */
            collection: {
                /** @description Its id */
                id: number;
                /** @description Its name */
                name: string;
            } | null;
            /** @description Who is in it */
            cast: components["schemas"]["CastMember"][];
            /** @description Who made it */
            crew: components["schemas"]["CrewMember"][];
            /** @description Movies like it */
            similar: components["schemas"]["FoundMovie"][];
            /** @description Its id in the library, when it is there */
            movie_id: number | null;
            /** @description Whether no list may add it */
            excluded: boolean;
        };
        /** @description Somebody who made movies of the library or is in them */
        LibraryPerson: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description How many of the movies they directed or act in */
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
            /** @description How many were found */
            found: number;
            /** @description How many were recognized */
            matched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description How many were found */
            found: number;
            /** @description How many were recognized */
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
            /** @description Name of its license, as its author gives it */
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
            /** @description When the movie counts as available */
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
            /** @description Names of the secret fields that are set */
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
            /** @description The last error; null when there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description How often in a row it failed; the waits grow with it */
            escalation_level: number;
            /** @description How many movies it had left when it shrank by half or more; until a refresh accepts that, nothing changes */
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
        /** @description What was imported from a list */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What a sync does or would do */
        ListCounts: {
            /** @description Movies that were added; 0 in a dry run */
            added: number;
            /** @description Movies that the next sync would add */
            to_add: number;
            /** @description Movies that the library has */
            in_library: number;
            /** @description Movies that are excluded, or were removed after this list had added them */
            excluded: number;
            /** @description Lines that name no movie that the movie database knows */
            not_recognized: number;
            /** @description Movies beyond what one sync adds */
            over_cap: number;
            /** @description Lines that were not looked up yet */
            not_looked_up: number;
            /** @description Movies that the list names as watched or rated, and not as wanted */
            only_watched: number;
            /** @description Movies of the library that would get the rating of the list */
            to_rate: number;
            /** @description Movies of the library that would be marked as watched */
            to_mark_watched: number;
        };
        /** @description A line of a list */
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
                 * @description Word for programs; more may be added
                 * @enum {string}
                 */
                code: "excluded" | "removed_since" | "unknown" | "ambiguous" | "gone" | "next_sync" | "by_hand" | "not_looked_up" | "over_cap" | "only_watched";
                /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description The same for people, in English */
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
        /** @description How reading a list went */
        ListTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What the message says, for programs */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description How it went, for people, in English */
            message: string;
            /** @description Movies on the list */
            item_count: number;
            preview: components["schemas"]["ListCounts"];
            /** @description The first movies of it */
            examples: string[];
        };
        /** @description A kind of list */
        ListType: {
            /** @description Which kind it is */
            type: string;
            /** @description What people call it */
            label: string;
            /** @description One sentence for people */
            help: string;
            /** @description Names of the fields concerned */
            fields: components["schemas"]["FieldDeclaration"][];
            /** @description Fields without which it cannot be read */
            required: string[];
            /** @description True for the one that comes by `POST /lists/upload` */
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
            /** @description Who wrote it, such as `service::downloads::drive` */
            target: string;
            /** @description The first module of the target */
            subsystem: string;
            /** @description The same for all lines of one request */
            trace_id: string | null;
            /** @description Joins the lines of one step of a request; null outside of requests */
            span_id: string | null;
            /** @description What happened, for people, in English */
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
        /** @description A file that can be imported, and the movie of the library that it probably is */
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
            /** @description The group that made the release; null when it is not known */
            release_group: string | null;
            /** @description From 0 to 100 */
            confidence: number;
            /** @description Why the verdict is what it is */
            reasons: components["schemas"]["Reason"][];
            /** @description Why it cannot be imported; null when it can */
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
        /** @description What became of files that were imported by hand */
        ManualResult: {
            /** @description The rows of this page */
            results: {
                /** @description Full path */
                path: string;
                /** @description Id of the file */
                file_id: number | null;
                /** @description Path below its root folder */
                relative_path: string | null;
                /** @description Files of the movie that went to the recycle bin for it, below their root folder */
                replaced: string[];
                /** @description What went wrong; null when nothing did */
                error: components["schemas"]["Reason"] | null;
            }[];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description A series of movies as the metadata provider knows it */
        MetadataCollection: {
            /** @description Id of the movie at the metadata provider */
            metadata_id: number;
            /** @description Name of the series */
            name: string;
            /** @description What it is about */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description Its id in the library, when one of its movies is there */
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
            /** @description Title in the language of the settings */
            title: string;
            /** @description Title to sort by */
            sort_title: string;
            /** @description Title in its original language */
            original_title: string;
            /** @description Other titles it is known by, also in other languages */
            alternative_titles: string[];
            /** @description What it is about */
            overview: string | null;
            /** @description Its tagline */
            tagline: string | null;
            /** @description Year of release */
            year: number | null;
            /** @description Running time in minutes */
            runtime_minutes: number | null;
            /** @description ISO 639-1 code of the language it was made in */
            original_language: string | null;
            /** @description Names of its genres */
            genres: string[];
            /** @description Age rating in the region of the settings */
            certification: string | null;
            /**
             * Format: date
             * @description Day of the release in cinemas, in the region of the settings
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
            /** @description Main color of the poster, as `#rrggbb`; null until it was read */
            poster_color: string | null;
            /** @description Address of a wide picture, served by this service */
            backdrop_url: string | null;
            /** @description Address of the trailer */
            trailer_url: string | null;
            /** @description Its title as a picture, light on a transparent ground */
            logo_url: string | null;
            /** @description Wide pictures without words, the best first */
            backdrop_urls: string[];
            /** @description Dominant color of the backdrop, `#rrggbb` */
            backdrop_color: string | null;
            /** @description More wide pictures */
            stills: string[];
            /** @description Links to trailers, the best first */
            trailers: components["schemas"]["Trailer"][];
            /** @description What it is about, as the provider tags it */
            keywords: string[];
            /** @description In the region of the settings and in the United States */
            release_dates: components["schemas"]["RegionalRelease"][];
            /** @description Names of streaming services of the region that have it */
            where_to_watch: string[];
            /** @description Average rating at the metadata provider, out of 10 */
            rating: number | null;
            /** @description How many people rated it */
            rating_votes: number | null;
            /** @description How much it is looked at, at the metadata provider; only for comparison */
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
             * @description When the movie counts as available
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
            /** @description Whether the picture of its file has a high dynamic range */
            hdr: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
            /**
             * @description What added it: `user` (a person, or a collection that one follows), `list:{id}`, `tracker` (its watchlist), or `import` (files in a folder, a library of another program); null when that is not known
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
            /** @description How often it was watched */
            play_count: number;
            /** @description Where to go on watching, in seconds; 0 is the beginning */
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
            /** @description Who is in it; only with `expand=people` */
            cast?: components["schemas"]["CastMember"][];
            /** @description Who made it; only with `expand=people` */
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
            /** @description Whether a search follows at once */
            search?: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Counts of movies under the same filters as the list */
        MovieFacets: {
            /** @description How many there are */
            total: number;
            /** @description Each kind leaves its own filter aside, so that it shows what another choice would give */
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
            /** @description First letters in the order of the list, when it is sorted by title; `cursor` leads there, null is the beginning */
            buckets: {
                /** @description What the rows have in common */
                key: string;
                /** @description How many rows */
                count: number;
                /** @description The cursor that leads there; null is the beginning */
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
            /** @description Below its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /** @description Name of the quality, such as `Bluray-1080p` */
            quality: string;
            /** @description Which correction of a release it is */
            revision: {
                /** @description 2 for a proper or repack, 3 for the one after */
                version: number;
                /** @description How often the name says REAL */
                real: number;
                /** @description Whether the same group released it again */
                is_repack: boolean;
            };
            /** @description Edition, such as `Extended`; empty for the standard one */
            edition: string;
            /** @description Languages, by their English names */
            languages: string[];
            /** @description Name of the release that it came from; null when it is not known */
            release_name: string | null;
            /** @description The group that made the release; null when it is not known */
            release_group: string | null;
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number | null;
            /** @description What the media tool read; null when it was not there */
            media_info: Record<string, never> | null;
            /** @description Sum of the scores of the custom formats that fit */
            custom_format_score: number;
            /** @description Whether the profile is content with it */
            meets_cutoff: boolean;
            /** @description Where it came from; null when it was found in place */
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
            /** @description How many files went with it */
            files_removed: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Names of the fields concerned */
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
             * @description Where the release was copied from, such as `bluray`; null when the name does not say
             * @enum {string}
             */
            source?: "tracker" | "import";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What templates give */
        NamingPreview: {
            /** @description Why a template cannot be used; empty when all is well */
            problems: {
                /**
                 * @description The field concerned; null when it is not one alone
                 * @enum {string}
                 */
                field: "movie_folder_format" | "movie_file_format";
                /** @description What it says, for programs */
                code: string;
                /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
                values: {
                    [key: string]: unknown;
                };
                /** @description What it says, for people, in English */
                text: string;
            }[];
            /** @description What the templates give for movies */
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
            /** @description The new API key, told this once */
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
             * @description Which kind it is
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description What the device is called */
            label?: string;
            /** @description Of a `cli` token; 365 when absent */
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
            /** @description The same for a person to type: eight letters and digits that cannot be mistaken, with a dash; case does not matter */
            typed_code: string;
            /** @description Where another device reaches the service, the best for a phone first */
            urls: string[];
            /** @description Holds the first address with `/#pair=<code>` */
            qr_svg: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description Somebody who makes movies or is in them */
        Person: {
            /** @description Id at the metadata provider */
            person_id: number;
            /** @description Name of the person */
            name: string;
            /** @description In the language of the settings */
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
            /** @description Where they were born */
            place_of_birth: string | null;
            /** @description Such as `Acting` or `Directing` */
            known_for: string | null;
            /** @description Served by this service */
            portrait_url: string | null;
            /** @description Every movie once, the best known first; at most 100 */
            movies: components["schemas"]["PersonCredit"][];
        };
        /** @description A movie and what the person did in it */
        PersonCredit: {
            /** @description Id at the metadata provider */
            metadata_id: number;
            /** @description Title in the language of the settings */
            title: string;
            /** @description Title in its own language */
            original_title: string;
            /** @description Year of its first release */
            year: number | null;
            /** @description What it is about */
            overview: string | null;
            /** @description Served by this service */
            poster_url: string | null;
            /** @description Served by this service */
            backdrop_url: string | null;
            /** @description From 0 to 10; null without votes */
            rating: number | null;
            /** @description How many people voted */
            rating_votes: number | null;
            /** @description As in `/metadata/genres` */
            genre_ids: number[];
            /** @description Its id in the library, when it is there */
            movie_id: number | null;
            /** @description Whether no list may add it */
            excluded: boolean;
            /** @description The character or the job */
            role: string | null;
        };
        /** @description A folder to begin at */
        Place: {
            /** @description Its name */
            name: string;
            /** @description Full path */
            path: string;
        };
        /** @description Whether files and releases of a movie play in a certain browser: `plays`, `silent` (without sound), `converts` (by ffmpeg), `not_here`, `unknown` */
        Playability: {
            /** @description How many files it has */
            files: {
                /** @description Id of the file */
                file_id: number;
                /**
                 * @description `temporarily_rejected` may become `accepted` without anybody’s doing
                 * @enum {string}
                 */
                verdict: "plays" | "silent" | "converts" | "not_here" | "unknown";
                /** @description Why the verdict is what it is */
                reasons: components["schemas"]["Reason"][];
            }[];
            /** @description As far as their names tell what is inside */
            releases: {
                /** @description Id of the release; null when it was added by hand */
                release_id: number;
                /**
                 * @description `temporarily_rejected` may become `accepted` without anybody’s doing
                 * @enum {string}
                 */
                verdict: "plays" | "silent" | "converts" | "not_here" | "unknown";
                /** @description Why the verdict is what it is */
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
            /** @description Which play it is, so that a player knows another one; an older version stored none */
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
            /** @description Which play it is, so that a player knows another one; an older version stored none */
            play_id?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Which play it is, so that a player knows another one; an older version stored none */
            play_id?: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Body of `preparePlay` */
        PreparePlayRequest: {
            supports: components["schemas"]["Supports"];
            /** @description Absent: the default one */
            audio_track?: number;
            /** @description The one to show; absent: the player chooses */
            subtitle_track?: number;
            /** @description Where to begin; absent: where the movie was left */
            start_seconds?: number;
            /** @description Convert the video when it has more lines than this */
            max_height?: number;
            /** @description Methods that may be chosen; a player whose method failed leaves it out and gets the next best */
            allow?: ("direct" | "remux" | "remux_audio" | "transcode" | "not_playable")[];
        };
        /** @description How a file is played in a certain browser */
        Prepared: {
            /** @description Of this play; progress is reported with it */
            id: string;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the file */
            file_id: number;
            /**
             * @description How the bytes came to their place
             * @enum {string}
             */
            method: "direct" | "remux" | "remux_audio" | "transcode" | "not_playable";
            /** @description Why the file is not played as it is */
            reasons: components["schemas"]["Reason"][];
            /** @description What the viewer will miss */
            losses: components["schemas"]["Reason"][];
            /** @description What to play: a file, or an HLS playlist. Null when it is not playable. */
            url: string | null;
            /** @description Media type of `url`, with its codecs; null when it is not playable */
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
            /** @description The one that is heard at first; null when none can be heard */
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
                /** @description How many channels; null when it is not known */
                channels: number | null;
                /** @description Whether the file marks it as the one to play */
                default: boolean;
                /** @description False when it needs a media tool that is not there */
                playable: boolean;
            }[];
            /** @description The one that was asked for, if it can be shown; `losses` says so when it cannot */
            subtitle_track: number | null;
            /** @description The subtitles inside the file and beside it */
            subtitle_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                kind: "text" | "image";
                /** @description Name of the codec */
                codec: string;
                /** @description Whether the file marks it as the one to show */
                default: boolean;
                /** @description Whether it only translates what is foreign in the movie */
                forced: boolean;
                /** @description Whether it also describes sounds, for people who are hard of hearing */
                hearing_impaired: boolean;
                /**
                 * @description Whether it is inside the file or a file beside it
                 * @enum {string}
                 */
                source: "embedded" | "sidecar";
                /** @description WebVTT, or for `hdmv_pgs_subtitle` a stream of images; null for other images */
                url: string | null;
            }[];
            /** @description The chapters of the file */
            chapters: {
                /** @description Where it begins, in seconds */
                start_seconds: number;
                /** @description Its title */
                title: string;
            }[];
            /** @description WebVTT that names a picture for each part of the movie */
            previews_url: string | null;
            /** @description How many pictures a browser may draw and send, as there are none and nobody else makes them; null when there is no need */
            previews_wanted: number | null;
            /** @description Where to go on watching, in seconds; 0 is the beginning */
            resume_position_seconds: number;
            /** @description Where to begin: what was asked for, within the movie, else the resume position */
            start_seconds: number;
            /** @description The picture; null when the file could not be read */
            video: {
                /** @description Name of the codec */
                codec: string;
                /** @description Codec and level as browsers write them; null when it is not known */
                codec_string: string | null;
                /** @description Width in pixels */
                width: number;
                /** @description Height in pixels */
                height: number;
                /** @description Pictures a second; null when it is not known */
                frame_rate: number | null;
                /** @description HDR formats in the name */
                hdr: string;
            } | null;
            /** @description The file format that holds the tracks */
            container: string;
            /** @description Bits a second, on average */
            bitrate: number | null;
        };
        /** @description How a movie is played in a certain browser while it is downloaded */
        PreparedDownload: {
            /** @description Of this play; progress is reported with it */
            id: string;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Of the library; null as long as it is not there */
            file_id: number | null;
            /**
             * @description How the bytes came to their place
             * @enum {string}
             */
            method: "direct" | "remux" | "remux_audio" | "transcode" | "not_playable";
            /** @description Why the file is not played as it is */
            reasons: components["schemas"]["Reason"][];
            /** @description What the viewer will miss */
            losses: components["schemas"]["Reason"][];
            /** @description What to play: a file, or an HLS playlist. Null when it is not playable. */
            url: string | null;
            /** @description Media type of `url`, with its codecs; null when it is not playable */
            mime: string | null;
            /** @description Null as long as it is downloaded */
            direct_url: string | null;
            /** @description Null as long as it is downloaded */
            playlist_url: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string | null;
            /** @description Running time in seconds; null when it is not known */
            duration_seconds: number | null;
            /** @description The one that is heard at first; null when none can be heard */
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
                /** @description How many channels; null when it is not known */
                channels: number | null;
                /** @description Whether the file marks it as the one to play */
                default: boolean;
                /** @description False when it needs a media tool that is not there */
                playable: boolean;
            }[];
            /** @description The one that was asked for, if it can be shown; `losses` says so when it cannot */
            subtitle_track: number | null;
            /** @description The subtitles inside the file and beside it */
            subtitle_tracks: {
                /** @description Number of the file within the torrent */
                index: number;
                /** @description ISO 639-1 code of the language */
                language: string | null;
                /** @description Its title */
                title: string | null;
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                kind: "text" | "image";
                /** @description Name of the codec */
                codec: string;
                /** @description Whether the file marks it as the one to show */
                default: boolean;
                /** @description Whether it only translates what is foreign in the movie */
                forced: boolean;
                /** @description Whether it also describes sounds, for people who are hard of hearing */
                hearing_impaired: boolean;
                /**
                 * @description Whether it is inside the file or a file beside it
                 * @enum {string}
                 */
                source: "embedded" | "sidecar";
                /** @description WebVTT, or for `hdmv_pgs_subtitle` a stream of images; null for other images */
                url: string | null;
            }[];
            /** @description The chapters of the file */
            chapters: {
                /** @description Where it begins, in seconds */
                start_seconds: number;
                /** @description Its title */
                title: string;
            }[];
            /** @description WebVTT that names a picture for each part of the movie */
            previews_url: string | null;
            /** @description How many pictures a browser may draw and send, as there are none and nobody else makes them; null when there is no need */
            previews_wanted: number | null;
            /** @description Where to go on watching, in seconds; 0 is the beginning */
            resume_position_seconds: number;
            /** @description Where to begin: what was asked for, within the movie, else the resume position */
            start_seconds: number;
            /** @description The picture; null when the file could not be read */
            video: {
                /** @description Name of the codec */
                codec: string;
                /** @description Codec and level as browsers write them; null when it is not known */
                codec_string: string | null;
                /** @description Width in pixels */
                width: number;
                /** @description Height in pixels */
                height: number;
                /** @description Pictures a second; null when it is not known */
                frame_rate: number | null;
                /** @description HDR formats in the name */
                hdr: string;
            } | null;
            /** @description The file format that holds the tracks */
            container: string;
            /** @description Bits a second, on average */
            bitrate: number | null;
            /** @description Id of the download; null when there is none */
            download_id: number;
        };
        /** @description Absent fields are read from the settings; without a movie there are two examples */
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
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of qualities that are worth the same */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrades end */
            cutoff?: string;
            /** @description Whether a better release replaces the file */
            upgrade_allowed?: boolean;
            /** @description A release that scores less is refused */
            min_format_score?: number;
            /** @description At this score upgrades by score end */
            cutoff_format_score?: number;
            /** @description The least gain in score that is worth an upgrade */
            min_upgrade_score?: number;
            /** @description What each custom format is worth */
            format_scores?: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description What the format adds to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Languages, by their English names */
            languages?: {
                /**
                 * @description How a release is held to these languages
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /** @description Where they differ from the default sizes of a quality */
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
            /** @description How old a release must be before it is grabbed */
            delay_minutes?: number;
            /** @description The best quality of the profile does not wait */
            delay_bypass_best_quality?: boolean;
            /** @description A release with this format score does not wait */
            delay_bypass_score?: number | null;
            /** @description Whether it is used where none is chosen */
            is_default?: boolean;
        };
        /** @description Body of `previewRename` */
        PreviewRenameRequest: {
            /** @description All movies unless told */
            movie_ids?: number[];
        };
        /** @description What a changed quality profile would do to the movies in the library */
        ProfilePreview: {
            /** @description Movies of this profile that have a file */
            movies: number;
            /** @description Monitored ones among them for which an upgrade would be searched */
            below_cutoff: number;
            /** @description Those of them for which the indexers offered an upgrade in the last 30 days */
            upgrades: number;
            /** @description The size of these upgrades in bytes, as the indexers gave it: an estimate */
            download_bytes: number;
            /** @description False where only the first 200 of `below_cutoff` were compared with what was offered */
            is_complete: boolean;
        };
        /** @description Which qualities are wanted, and when a file is good enough */
        QualityProfile: {
            /** @description Its name */
            name: string;
            /** @description Worst first, best last */
            items: ({
                /** @description A single quality; a group has `group` and `qualities` instead */
                quality: string;
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            } | {
                /** @description Name of a group of qualities that are worth the same */
                group: string;
                /** @description The qualities of the group, all worth the same */
                qualities: string[];
                /** @description Whether releases of it are grabbed */
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrades end */
            cutoff: string;
            /** @description Whether a better release replaces the file */
            upgrade_allowed: boolean;
            /** @description A release that scores less is refused */
            min_format_score: number;
            /** @description At this score upgrades by score end */
            cutoff_format_score: number;
            /** @description The least gain in score that is worth an upgrade */
            min_upgrade_score: number;
            /** @description What each custom format is worth */
            format_scores: {
                /** @description Id of the custom format */
                custom_format_id: number;
                /** @description What the format adds to the score of a release; may be negative */
                score: number;
            }[];
            /** @description Which languages a release may be in; any of them where nothing else is said */
            languages: {
                /**
                 * @description How a release is held to these languages
                 * @enum {string}
                 */
                mode: "any" | "original" | "any_of" | "all_of";
                /** @description Languages, by their English names */
                values: string[];
            };
            /** @description Where they differ from the default sizes of a quality */
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
            /** @description How old a release must be before it is grabbed */
            delay_minutes: number;
            /** @description The best quality of the profile does not wait */
            delay_bypass_best_quality: boolean;
            /** @description A release with this format score does not wait */
            delay_bypass_score: number | null;
            /** @description Whether it is used where none is chosen */
            is_default: boolean;
            /** @description Its id */
            id: number;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description What an import from Radarr does, or would do, thing by thing. */
        RadarrReport: {
            /** @description False for a preview: nothing was written */
            applied: boolean;
            /** @description Of Radarr, where it says so */
            version: string | null;
            /** @description How many of each outcome */
            totals: {
                /** @description How many were recognized */
                matched: number;
                /** @description How many were added */
                added: number;
                /** @description How many were changed */
                changed: number;
                /** @description How many cannot be imported */
                impossible: number;
            };
            /** @description Outcomes by kind of thing */
            kinds: {
                /**
                 * @description Which kind it is
                 * @enum {string}
                 */
                kind: "tags" | "custom_formats" | "quality_profiles" | "root_folders" | "indexers" | "exclusions" | "movies";
                /** @description How many of each outcome */
                totals: {
                    /** @description How many were recognized */
                    matched: number;
                    /** @description How many were added */
                    added: number;
                    /** @description How many were changed */
                    changed: number;
                    /** @description How many cannot be imported */
                    impossible: number;
                };
                /** @description Its entries, best last */
                items: {
                    /** @description Its name */
                    name: string;
                    /**
                     * @description `matched`: already here, unchanged. `added`, `changed`: imported. `impossible`: left out, with the reason
                     * @enum {string}
                     */
                    outcome: "matched" | "added" | "changed" | "impossible";
                    /** @description In plain words; empty when there is nothing to say */
                    reason: string;
                    /** @description The same, sentence by sentence */
                    reasons: components["schemas"]["Reason"][];
                }[];
            }[];
        };
        /** @description Something the service says, as a code, its values and a text. */
        Reason: {
            /** @description What it says, for programs */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values: {
                [key: string]: unknown;
            };
            /** @description What it says, for people, in English */
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
            /** @description Path below its root folder */
            relative_path: string;
            /**
             * @description What happened to it
             * @enum {string}
             */
            change: "added" | "restored" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Where it was, below its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * @description Why, for people, in English
             * @enum {string}
             */
            reason: "removed" | "upgraded";
            /**
             * @description Which kind it is
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
             * @description Only count what a sync would do
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Believe the list although it shrank by half or more
             * @default false
             */
            accept_fewer?: boolean;
        };
        /** @description When and how a movie came out in one region */
        RegionalRelease: {
            /** @description ISO 3166-1, such as `DE` */
            region: string;
            /**
             * @description How it came out
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
        /** @description A candidate for a movie, with the verdict on it and why. */
        Release: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description Id of the indexer; null when it is not known */
            indexer_id: number | null;
            /** @description How the indexer identifies it */
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
            /** @description How many peers have all of it; null when it is not known */
            seeders: number | null;
            /** @description How many peers are connected; null when it is not known */
            peers: number | null;
            /** @description Info hash of the torrent, in hex; null while it is not known */
            info_hash: string | null;
            /** @description Its page at the indexer */
            info_url: string | null;
            /** @description What the name says */
            parsed: {
                /** @description Its title */
                title: string | null;
                /** @description Titles that the name can be read as */
                titles: string[];
                /** @description Year of release */
                year: number | null;
                /** @description Where the release was copied from, such as `bluray`; null when the name does not say */
                source: string;
                /** @description Lines of the picture, such as 1080; null when it is not known */
                resolution: number;
                /** @description Such as `remux`; `none` for an ordinary copy */
                modifier: string;
                /** @description Name of the quality, such as `Bluray-1080p` */
                quality: string;
                /** @description Which words of the name the quality was read from */
                quality_from: {
                    /** @description Where the release was copied from, such as `bluray`; null when the name does not say */
                    source: string;
                    /** @description Lines of the picture, such as 1080; null when it is not known */
                    resolution: string;
                };
                /** @description Which correction of a release it is */
                revision: {
                    /** @description 2 for a proper or repack, 3 for the one after */
                    version: number;
                    /** @description How often the name says REAL */
                    real: number;
                    /** @description Whether the same group released it again */
                    is_repack: boolean;
                };
                /** @description Edition, such as `Extended`; empty for the standard one */
                edition: string;
                /** @description The group that made the release; null when it is not known */
                release_group: string | null;
                /** @description Languages, by their English names */
                languages: string[];
                /** @description Whether the name says that it has several languages */
                multi: boolean;
                /** @description Subtitles that are part of the picture; null when there are none */
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
            /** @description The custom formats that fit */
            custom_formats: string[];
            /** @description Sum of the scores of the custom formats that fit */
            score: number;
            /** @description What the score is made of */
            score_parts: {
                /** @description Its name */
                name: string;
                /** @description What this part adds */
                score: number;
                /** @description The same for people, in English */
                text: string;
            }[];
            /**
             * @description `temporarily_rejected` may become `accepted` without anybody’s doing
             * @enum {string}
             */
            verdict: "accepted" | "rejected" | "temporarily_rejected";
            /** @description Why the verdict is what it is */
            reasons: components["schemas"]["Reason"][];
            /** @description Place among the accepted ones when they were last looked at; 1 is best */
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
            /** @description Sum of the scores of the custom formats that fit */
            score: number;
            /** @description Size in bytes; null while it is not known */
            size_bytes: number | null;
            /** @description Name of the indexer; null when there was none */
            indexer: string | null;
            /** @description Why, for people, in English */
            why: string;
            /** @description Word for programs; more may be added */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Word for programs; more may be added */
            code: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description All paths below the root folder */
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
            /** @description Subtitles and nfo that go with it */
            beside: {
                /** @description Path before */
                from: string;
                /** @description Path after */
                to: string;
            }[];
        };
        /** @description One page of `RenameItem` */
        RenameItemPage: {
            /** @description The rows of this page */
            results: components["schemas"]["RenameItem"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page */
            next_cursor: string | null;
            /** @description Whether there is a next page */
            has_more: boolean;
        };
        /** @description What became of a renaming */
        Renamed: {
            /** @description How many files were renamed */
            renamed: number;
            /** @description What could not be done, and why */
            failed: {
                /** @description Id of the file */
                file_id: number;
                /** @description Full path */
                path: string;
                /** @description The same for people, in English */
                text: string;
            }[];
        };
        /** @description Body of `reportProgress` */
        ReportProgressRequest: {
            /**
             * @description The `id` that prepare answered with
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
             * @description `live`: the key and the devices of now stay in. `archive`: the key of the archive holds and every device is out; needs the API key itself.
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
            /** @description Version of the service that made it */
            app_version: string;
            /** @description As it was in the archive; the database is brought to the version of now */
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
            /** @description There, writable, and the same folder as before */
            accessible: boolean;
            /** @description bytes */
            free_bytes: number | null;
            /** @description bytes */
            total_bytes: number | null;
            /** @description How many movies it has */
            movie_count: number;
            /** @description Whether it is used where none is chosen */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description A look at a library folder. Nothing on disk changes. */
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
            /** @description How many were found */
            found: number;
            /** @description How many were recognized */
            matched: number;
            /** @description Files that there are to look at; null before they are counted, and when it is over */
            total: number | null;
            /** @description Until all are looked at, at the pace so far; null when nobody can tell */
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
            /** @description Path below its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * @description `known`: it belongs to a movie of the library already
             * @enum {string}
             */
            state: "matched" | "unsure" | "unmatched" | "known" | "applied" | "failed";
            /** @description From 0 to 100 */
            confidence: number;
            /** @description Why the verdict is what it is */
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
            /** @description How many were found */
            found: number;
            /** @description How many of them may be grabbed */
            accepted: number;
            /** @description How many indexers did not answer */
            indexers_failed: number;
            /** @description When it is searched for next */
            next_search_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description Body of `searchMovieSubtitles` */
        SearchMovieSubtitlesRequest: {
            /** @description Those of the settings unless told */
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
            /** @description Name of the indexer; null when there was none */
            indexer: string;
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description How many were found */
            found: number;
            /** @description How many indexers have answered so far */
            answered: number;
            /** @description How many were asked */
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
             * @description Who asked for the search
             * @enum {string}
             */
            by: "user" | "task" | "added" | "retry";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description One check of a root folder */
        SelfTestCheck: {
            /**
             * @description Word for programs; more may be added
             * @enum {string}
             */
            code: "downloads_writable" | "library_writable" | "hardlink" | "copy" | "permissions" | "free_space";
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description The same for people, in English */
            text: string;
            /** @description What to do about it */
            cure: string | null;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description JPEG in base64, of at most 480 by 480 pixels: the movie in `previews_wanted` parts of equal length, of each the picture in its middle */
            pictures: string[];
        };
        /** @description The service ends after it has finished the requests that it is answering. */
        ServiceEnding: {
            /**
             * @description What the service does after this answer
             * @enum {string}
             */
            action: "stop" | "restart";
        };
        /** @description A device that is in. */
        Session: {
            /** @description Public; it gives no access. */
            id: string;
            /**
             * @description Which kind it is
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description What people call it */
            label: string;
            /** @description What the browser calls itself */
            user_agent: string | null;
            /** @description Address that it was last seen at */
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
            /** @description Whether this very request came by it */
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
             * @description Which kind it is
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description What people call it */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description What can change of a session */
        SessionPatch: {
            /** @description What the device is called */
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
             * @description Which kind it is
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description What people call it */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
             * @description Which kind it is
             * @enum {string}
             */
            kind: "browser" | "cli" | "qr";
            /** @description What people call it */
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description An address that carries its own permission */
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
                /** @description How many there are */
                total: number;
                /** @description Whether releases of the movie are searched for */
                monitored: number;
                /** @description How many were watched */
                watched: number;
                /** @description How many were added in the last 30 days */
                added_last_30_days: number;
                /** @description By status */
                by_status: {
                    [key: string]: number;
                };
                /** @description By decade */
                by_decade: {
                    [key: string]: number;
                };
            };
            /** @description The files of the library */
            files: {
                /** @description How many there are */
                total: number;
                /** @description How many are not where they were */
                missing: number;
                /** @description Files that have been read; the rest is read in the background */
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
                /** @description How many were completed in the last 30 days */
                completed_last_30_days: number;
                /** @description bytes */
                downloaded_bytes: number;
                /** @description bytes */
                uploaded_bytes: number;
            };
            /** @description What the movies take on disk */
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
                    /** @description How many files it has */
                    files: number;
                    /** @description bytes */
                    size_bytes: number;
                }[];
                /** @description Movies with a file that nobody watched or began */
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
                    /** @description How many files it has */
                    files: number;
                    /** @description bytes */
                    size_bytes: number;
                };
            };
            /** @description What indexers offered */
            releases: {
                /** @description How many were seen in the last 30 days */
                seen_last_30_days: number;
                /** @description How many were grabbed in the last 30 days */
                grabbed_last_30_days: number;
                /** @description How many are on the blocklist */
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
             * @description How it is
             * @enum {string}
             */
            status: "ok" | "setup_required" | "recovery";
            /** @description Whether the first steps are done */
            setup_complete: boolean;
        };
        /** @description Subtitles of a movie: a track inside its file, or a file of their own */
        Subtitle: {
            /** @description Its id */
            id: number;
            /** @description Id of the movie; null when there is none */
            movie_id: number;
            /** @description The movie's file that it belongs to */
            file_id: number;
            /** @description BCP 47 code such as `en`; null when its name does not say */
            language: string | null;
            /** @description Only what is said in a language foreign to the movie */
            forced: boolean;
            /** @description Also describes sounds */
            hearing_impaired: boolean;
            /**
             * @description In the file, found beside it, or downloaded
             * @enum {string}
             */
            source: "embedded" | "sidecar" | "provider";
            /** @description Ending of the file, such as `srt`; of a track its codec */
            format: string;
            /** @description Of a track, the path of the file that it is inside of */
            path: string;
            /** @description What its provider calls it */
            provider_id: string | null;
            /** @description How well its provider said that it fits */
            score: number | null;
            /** @description How its provider knew the movie: by the very file, by an id, or by its title */
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
            /** @description Position in the history; it only grows, also after a restore */
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
            /** @description Wanted ones that a file of it has no subtitles in */
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
            /** @description What the provider calls it */
            provider_id: string;
            /** @description BCP 47 code such as `en` or `pt-br` */
            language: string;
            /** @description Only what is said in a language foreign to the movie */
            forced: boolean;
            /** @description Also describes sounds */
            hearing_impaired: boolean;
            /** @description The release that it was made for, as its uploader wrote it */
            release_name: string;
            /**
             * @description How its provider knew the movie: by the very file, by an id, or by its title
             * @enum {string}
             */
            matched_by: "hash" | "id" | "title";
            /** @description The higher, the better it fits */
            score: number;
            /** @description What the score is made of */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description The subtitle provider, and what is missing */
        SubtitleStatus: {
            /** @description Whether there is a key */
            configured: boolean;
            /** @description Downloads left today; null when the provider has not said */
            remaining: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            resets_at: string | null;
            /** @description Why the provider could not be used last time */
            problem: string | null;
            /** @description Movies that lack subtitles in one of the wanted languages or more */
            movies: number;
            /** @description The wanted ones, in the order of the settings */
            languages: {
                /** @description BCP 47 code such as `en` or `pt-br` */
                language: string;
                /** @description Movies that have no subtitles in it */
                movies: number;
            }[];
        };
        /** @description What a browser can play, as it says itself */
        Supports: {
            /** @description Of `mp4`, `webm`, `matroska`: the ones that a `<video>` opens directly */
            containers: string[];
            /** @description Codec strings that the browser said yes to, such as `avc1.640034`; each covers the lower levels of its profile */
            video: string[];
            /** @description The same for audio, such as `mp4a.40.2`, `opus`, `ac-3` */
            audio: string[];
            /** @description Whether it plays HLS with fragmented MP4, natively or by Media Source Extensions */
            hls: boolean;
        };
        /** @description Body of `syncTracker` */
        SyncTrackerRequest: {
            /** @description Count only */
            dry_run?: boolean;
        };
        /** @description Answer of `syncTracker` */
        SyncTrackerResponse: {
            /** @description The run that was started, or was already under way */
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
                /** @description Whether it was under way before this request */
                already_running: boolean;
            };
        };
        /** @description A word to group movies by */
        Tag: {
            /** @description Its id */
            id: number;
            /** @description Its name */
            name: string;
            /** @description How many movies it has */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description Work that the service does on a schedule */
        Task: {
            /** @description Its name */
            name: string;
            /** @description Seconds between two runs */
            interval_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_run_at: string | null;
            /** @description The last error; null when there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_run_at: string | null;
            /** @description Whether it runs now */
            running: boolean;
            /** @description How long the last run took, in milliseconds */
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
            /** @description How long it took, in milliseconds; null while it runs */
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
            /** @description Word for programs; more may be added */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
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
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description How far a task has come with what takes it many runs; a restart of the service does not begin anew. */
        TaskProgress: {
            /** @description How many of them are done */
            done: number;
            /** @description How many there are */
            total: number;
            /** @description Until all are done, at the pace that is possible; null when nobody can tell */
            seconds_left: number | null;
            /** @description What is to be known beside the figures, such as that limits make it slow; null when nothing is */
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
            /** @description How long it took, in milliseconds; null while it runs */
            duration_ms: number | null;
            /** @description What went wrong; null when nothing did */
            error: string | null;
            /** @description The error as code and values; null where there was none, or an older version wrote it */
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
             * @description Of media, images or the calendar
             * @example /api/v1/calendar.ics
             */
            path: string;
            /** @description At most 12 hours, but for the calendar; 4 hours when absent */
            ttl_seconds?: number;
        };
        /** @description The embedded torrent client */
        TorrentSession: {
            /** @description Whether the embedded client runs */
            up: boolean;
            /** @description Where peers reach it */
            port: number | null;
            /** @description Another program uses the port of the settings, so another one is used until the embedded client is started again */
            port_taken: boolean;
            /**
             * @description Whether peers elsewhere can call it: `yes` once one did, `no` when none did although many heard of it, or none can
             * @enum {string}
             */
            reachable: "yes" | "no" | "unknown";
            /**
             * @description What the router does with the port; `behind_another`: it is behind another router, as in many mobile networks
             * @enum {string}
             */
            port_mapping: "off" | "trying" | "mapped" | "refused" | "no_router" | "behind_another";
            /** @description How the router was asked */
            port_mapped_by: ("pcp" | "nat_pmp" | "upnp") | null;
            /** @description Whether peers are found without a tracker */
            dht_enabled: boolean;
            /** @description Whether peers are asked for peers */
            pex_enabled: boolean;
            /** @description How many torrents it holds */
            torrents: number;
            /** @description Those whose tracker may ask for certain clients */
            private_torrents: number;
            /** @description bytes per second */
            download_speed: number;
            /** @description bytes per second */
            upload_speed: number;
            /** @description How many peers are connected; null when it is not known */
            peers: number;
            /** @description kB/s; 0 is none */
            download_speed_limit: number;
            /** @description kB/s; 0 is none */
            upload_speed_limit: number;
        };
        /** @description The connection to the tracking service */
        Tracker: {
            /** @description Whether the tracker accepts us */
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
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
            last_error_reason: components["schemas"]["Reason"] | null;
            /** @description What waits to be sent */
            pending: {
                /** @description Plays that the tracker has yet to learn */
                plays: number;
                /** @description The same of ratings */
                ratings: number;
            };
            /** @description `reconnect`: the connection is gone. `confirmation`: the first sync waits for `POST /tracker/sync`. */
            needs: ("reconnect" | "confirmation") | null;
        };
        /** @description A code that connects the tracker once it is typed there */
        TrackerCode: {
            /** @description What the person types at the tracker */
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
            /** @description How often to ask whether it was typed */
            interval_seconds: number;
        };
        /** @description What became of the code */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What a sync would do */
        TrackerCounts: {
            /** @description What would come from there */
            to_pull: {
                /** @description Plays there that the library does not know */
                watched: number;
                /** @description Ratings that change here */
                ratings: number;
                /** @description Movies that become wanted */
                watchlist: number;
            };
            /** @description What would go there */
            to_push: {
                /** @description Plays that the tracker does not know */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description The event `tracker_synced`. */
        TrackerSyncedEvent: {
            /**
             * @description The kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tracker_synced";
            /** @description How many were added */
            added: number;
            /** @description How many were watched */
            watched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description A link to a trailer */
        Trailer: {
            /** @description Its title at the video host */
            name: string;
            /** @description Address of its page at the video host; nothing of it is loaded by this service */
            url: string;
        };
        /** @description What is known about a newer version. */
        Update: {
            /** @description The version that runs */
            current: string;
            /** @description The newest signed version; null when there is none, or before the first check */
            latest: string | null;
            /** @description What is new in it */
            notes: string | null;
            /** @description Where to read more */
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
            /** @description The error as code and values; null where there was none, or an older version wrote it */
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
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What it is about stays; another release is another entry. */
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
             * @description The port that the service answers on.
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
             * @description Signs cursors and media addresses. Made by the service itself.
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
             * @description Template for the name of a movie file, without its ending.
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
             * @description Files older than this leave the recycle bin for good.
             */
            recycle_days?: number;
            /**
             * Keep free
             * @description Marquee downloads and copies nothing that would leave less than this.
             */
            min_free_space_mb?: number;
            /**
             * Media tool
             * @description Path of ffmpeg; leave empty to find it. Changing it needs the API key.
             */
            media_tool_path?: string | null;
            /**
             * Convert while playing
             * @description For devices that cannot play a file as it is.
             */
            transcoding_enabled?: boolean;
            /**
             * Graphics card
             * @description What converts the picture. This version does not use it yet.
             * @enum {string}
             */
            hw_acceleration?: "auto" | "none" | "vaapi" | "nvenc" | "qsv" | "videotoolbox" | "amf";
            /**
             * Conversions at once
             * @description More people watching than this have to wait.
             */
            max_transcodes?: number;
            /**
             * Watched from
             * @description A movie counts as watched from here on.
             */
            watched_threshold_percent?: number;
            /**
             * Daily backup
             * @description Of the database: settings, library and history, never the movies.
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
             * @description Each round spends only a part of what the indexers allow in a day.
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
             * @description Days to wait after a movie becomes available; a negative number searches earlier.
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
             * @description Has an effect only with a client that keeps private torrents to themselves; the built-in one never announces locally. This version does not use it yet.
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
             * @description Marquee skips files with these extensions. It rejects a release that is little else before downloading anything.
             */
            blocked_extensions?: string[];
            /**
             * Send torrent traffic through a VPN
             * @description Covers peers, trackers, DHT and web seeds. Pages, posters and everything else stay outside; indexers can go with the torrents.
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
             * @description The one that leads into your tunnel, such as wg0 or tun0. When it is gone or has another address, downloads wait. Marquee does not check that it hides anything.
             */
            vpn_interface?: string | null;
            /**
             * SOCKS5 proxy
             * @description Host and port of a proxy that wants no password. Names of trackers are found by the proxy, and by nobody else.
             */
            vpn_proxy?: string | null;
            /**
             * Private key
             * @description Of your side of the tunnel.
             */
            vpn_private_key?: string | null;
            /**
             * Address in the tunnel
             * @description Such as 10.2.0.2; several with commas.
             */
            vpn_address?: string | null;
            /**
             * Public key of the other side
             * @description Of the VPN server.
             */
            vpn_peer_public_key?: string | null;
            /**
             * VPN server
             * @description Host and port of the VPN server.
             */
            vpn_endpoint?: string | null;
            /**
             * DNS server
             * @description Asked inside the tunnel, and no other; several with commas. When indexers go through the VPN too, their names are asked here as well. Without one, trackers and indexers that have a name are not found there.
             */
            vpn_dns?: string | null;
            /**
             * Stop without the tunnel
             * @description Always on: the torrent engine has no other network than the tunnel, so nothing leaves when it is down.
             */
            vpn_kill_switch?: boolean;
            /**
             * Port forwarding
             * @description A port through which other peers can call you. Ask the VPN server for one (NAT-PMP or PCP), or use the one that your provider has reserved for you.
             * @enum {string}
             */
            vpn_port_forward_provider?: "none" | "nat_pmp" | "api";
            /**
             * Reserved port
             * @description The number of the port that your provider has reserved for you.
             */
            vpn_port_forward_api_key?: string | null;
            /**
             * Service for the exit address
             * @description Tells the address that the world sees. It is asked through the VPN alone, when it comes up and once a day, so it learns the address of the VPN and nothing else. Empty: nobody is asked.
             */
            vpn_exit_url?: string | null;
            /**
             * Key
             * @description Your own key (v3) or token (v4) of the movie database.
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
             * @description Report start, pause and end of a movie.
             */
            tracker_scrobble?: boolean;
            /**
             * Key
             * @description Your own key of the subtitle service.
             */
            subtitles_api_key?: string | null;
            /**
             * User name
             * @description Your account at the subtitle service. With one you can download more a day.
             */
            subtitles_username?: string | null;
            /**
             * Password
             * @description The password of your account at the subtitle service.
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
             * @description Your own key of MDBList, for lists of the type MDBList.
             */
            list_api_key?: string | null;
            /**
             * Address
             * @description The list service.
             */
            list_url?: string;
            /**
             * Add at most
             * @description A list never adds more than this in one go.
             */
            list_max_added_per_sync?: number;
        };
        /** @description Body of `updateCustomFormat` */
        UpdateCustomFormatRequest: {
            /** @description Its name */
            name?: string;
            /** @description What a release must be like; one per kind is enough unless it is `required` */
            conditions?: ({
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_title";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "edition";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "release_group";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
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
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "indexer_flag";
                /** @description What it matches */
                value: string;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "source";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "resolution";
                /**
                 * @description What it matches
                 * @enum {number}
                 */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "quality_modifier";
                /**
                 * @description What it matches
                 * @enum {string}
                 */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "size";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
                 * @default false
                 */
                required: boolean;
            } | {
                /**
                 * @description What the condition looks at
                 * @constant
                 */
                kind: "year";
                /** @description What it matches */
                value: {
                    /** @description At least this many bytes */
                    min: number;
                    /** @description At most this many bytes */
                    max: number;
                };
                /**
                 * @description Whether it is met by releases that do not fit
                 * @default false
                 */
                negate: boolean;
                /**
                 * @description Whether the format needs this condition even if others of its kind are met
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
            /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
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
            /** @description How many queries a day it allows; null is no limit */
            daily_query_limit?: number | null;
            /** @description Releases with fewer seeders are refused */
            min_seeders?: number;
            /** @description Seed its torrents to this ratio; null uses the settings */
            seed_ratio?: number | null;
            /** @description Seed its torrents for this long; null uses the settings */
            seed_minutes?: number | null;
            /** @description Its key; write-only */
            api_key?: string | null;
            /** @description Write-only: the other fields of the type; a field that is absent stays as it is, null forgets it. `url_credentials: null` forgets the login that was inside the address */
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
            /** @description For movies that it adds; null is the one of the settings */
            minimum_availability?: ("announced" | "in_cinemas" | "released") | null;
            /** @description Ids of its tags */
            tag_ids?: number[];
            /** @description The fields of the type; secret ones are write-only. An absent field stays as it is, null forgets it */
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
             * @description When the movie counts as available
             * @enum {string}
             */
            minimum_availability?: "announced" | "in_cinemas" | "released";
            /** @description Ids of its tags */
            tag_ids?: number[];
            /** @description Your rating, 1 to 10 */
            user_rating?: number | null;
            /** @description Where to go on watching, in seconds; 0 is the beginning */
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
             * @description When the movie counts as available
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
            /** @description Shape of the body that is sent */
            template?: string | null;
            /** @description Whether it is in use */
            enabled?: boolean;
            /** @description Write-only: it holds its own secret */
            url?: string;
            /** @description Write-only */
            headers?: {
                [key: string]: string;
            };
        };
        /** @description How the check of a backup went */
        VerifiedBackup: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What is wrong with it */
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
        /** @description The tunnel that the torrent engine uses, and nothing else does. */
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
            /** @description Our own address inside the tunnel, or that of the network interface; behind a proxy there is none */
            address: string | null;
            /** @description The address that the world sees of the torrents, as the service of `vpn_exit_url` tells it through the tunnel */
            exit_ip: string | null;
            /** @description Whether a network of this computer has that very address, so that the VPN hides nothing */
            exit_ip_is_own: boolean | null;
            /** @description Where the VPN server passes calls of peers on to us */
            forwarded_port: number | null;
            /** @description Why no port is passed on, although one is wanted */
            forwarding_problem: components["schemas"]["Reason"] | null;
            /**
             * @description Whether peers elsewhere can call the torrent engine; known once one did
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
            /** @description What keeps the torrent engine inside the tunnel */
            kill_switch: {
                /** @description Always, while the VPN is on: the torrent engine has no other network */
                on: boolean;
                /** @description `system`: the operating system refuses the torrent engine every other socket (Linux on x64 and arm64). `program`: the engine has no other way in its code. */
                kept_by: ("system" | "program") | null;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC
                 */
                last_test_at: string | null;
                /** @description Whether the torrent engine tried to get past the tunnel, and failed as it must */
                last_test_ok: boolean | null;
            };
            /** @description The last error; null when there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
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
            /** @description More about it, for people */
            detail: string | null;
            /** @description Word for programs; more may be added */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
            seq: number;
        };
        /** @description What the VPN can do, step by step. */
        VpnTest: {
            /** @description Nothing of it failed */
            ok: boolean;
            /** @description In the order in which they build on each other */
            steps: {
                /**
                 * @description What was tried
                 * @enum {string}
                 */
                what: "handshake" | "kill_switch" | "exit_address" | "dns" | "port";
                /** @description Null: not known, and the text says why */
                ok: boolean | null;
                said: components["schemas"]["Reason"];
            }[];
            /** @description The address that the world sees */
            exit_ip: string | null;
            /** @description Where the VPN server passes calls of peers on to us */
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
            /** @description Whether an address is stored; it is never shown, as it may hold a secret */
            url_set: boolean;
            /** @description Whether headers are stored */
            headers_set: boolean;
            /** @description Names of the headers that are sent */
            header_names: string[];
            /** @description Events that are still to be delivered */
            waiting: number;
            /** @description HTTP status of the last answer; null when there was none */
            last_status: number | null;
            /** @description The last error; null when there was none since */
            last_error: string | null;
            /** @description The last error as code and values; null where there was none since, or an older version wrote it */
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
             * @description What happened to it
             * @enum {string}
             */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            /** @description Position in the history; it only grows, also after a restore */
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
        /** @description How a test of a webhook went */
        WebhookTest: {
            /** @description Whether it succeeded */
            ok: boolean;
            /** @description What the message says, for programs */
            code?: string;
            /** @description What the text is made of, by name: texts, numbers in base units (bytes, seconds), RFC 3339 times, lists of texts, or another sentence as `code`, `values` and `text` */
            values?: {
                [key: string]: unknown;
            };
            /** @description How it went, for people, in English */
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
        /** @description Not there */
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
        /** @description It contradicts what is stored */
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
        /** @description The body is not of the type that is read here */
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
        /** @description An outside party asks us to wait; `Retry-After` says for how long */
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
                 *         "message": "The movie database asks us to wait 30 seconds"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Our fault; the log has the details */
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
        /** @description Something that is needed does not answer now */
        ServiceUnavailable: {
            headers: {
                /** @description seconds, where it is known */
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
            /** @description Where other devices reach the service */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
            /** @description A device that is in. */
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
            /** @description Done; there is nothing to say */
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
            /** @description Made; `Location` says where */
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
            /** @description A device that is in. */
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
            /** @description Done; there is nothing to say */
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
            /** @description A device that is in. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description An archive of the database. It holds secrets. */
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
            /** @description An archive of the database. It holds secrets. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Only what belongs to this movie */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description The first moment; a week ago unless told */
                from?: string;
                /** @description The moment before which it ends; in 30 days unless told, at most 400 days behind `from` */
                to?: string;
                /** @description Only movies that are monitored, or only those that are not */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description A series of movies that the library has at least one of */
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
            /** @description A series of movies that the library has at least one of */
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
            /** @description What became of the missing parts of a collection */
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
            /** @description All settings. Secrets read as stored by the API key, `[REDACTED]` by a session. */
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
            /** @description All settings. Secrets read as stored by the API key, `[REDACTED]` by a session. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description How a try of settings went */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`, `release`. */
                expand?: string;
                /** @description Comma-separated states: `queued`, `fetching_metadata`, `checking`, `downloading`, `stalled`, `paused`, `importing`, `import_blocked`, `seeding`, `completed`, `failed`, `cancelled`. */
                state?: string;
                /** @description Only what belongs to this movie */
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
            /** @description Made; `Location` says where */
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
                /** @description Related resources to include beside their ids, comma-separated: `movie`, `release`. */
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
                /** @description Also delete what was downloaded; the library is never touched */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Done; there is nothing to say */
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
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description A full path; the home of the user that runs the service unless told */
                path?: string;
                /** @description When the folder is not there, look into the nearest one above it that is */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Only what belongs to this movie */
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
                /** @description The next of 185, 342, 500, 780, 1280 that is no smaller is served. */
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
            /** @description What you have is still right */
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
                /** @description The next of 185, 342, 500, 780, 1280 that is no smaller is served. */
                width?: number;
                /** @description As in `poster_url`: then it may be kept for ever. */
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
            /** @description What you have is still right */
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
                     * @description Radarr's backup (.zip), or the radarr.db out of it; up to 2 GiB
                     */
                    archive: string;
                    /** @description JSON: a list of `{from, to}` */
                    path_map?: string;
                };
            };
        };
        responses: {
            /** @description What an import from Radarr does, or would do, thing by thing. */
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
                     * @description Radarr's backup (.zip), or the radarr.db out of it; up to 2 GiB
                     */
                    archive: string;
                    /** @description JSON: a list of `{from, to}` */
                    path_map?: string;
                };
            };
        };
        responses: {
            /** @description What an import from Radarr does, or would do, thing by thing. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
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
            /** @description A look at a library folder. Nothing on disk changes. */
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
            /** @description A look at a library folder. Nothing on disk changes. */
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
            /** @description A look at a library folder. Nothing on disk changes. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description How reading a list went */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                     * @description CSV of IMDb; CSV or ZIP of Letterboxd; up to 16 MiB
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
            /** @description Done; there is nothing to say */
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
            /** @description What was imported from a list */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Only those that stand there */
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
            /** @description What a sync does or would do */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Live tail: the lines after this cursor, oldest first. Empty to begin: the last lines there are. */
                after?: string;
                /** @description At most this severity, `warn` gives errors and warnings: error, warn, info, debug, trace or 0 to 4 */
                level?: string;
                /** @description Exactly this subsystem */
                subsystem?: string;
                /** @description Targets that begin like this */
                target?: string;
                /** @description Lines of one request */
                trace_id?: string;
                /** @description Only lines of the service, or only those that clients sent */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description A series of movies as the metadata provider knows it */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description Somebody who made it or is in it */
                person_id?: number;
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description A movie as the provider knows it, in the words of `Movie`. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Somebody who makes movies or is in them */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Part of a title or a name */
                q: string;
                /** @description Year of its first release */
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
    listMovies: {
        parameters: {
            query?: {
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description What to sort by */
                sort?: "title" | "added_at" | "year" | "rating" | "popularity" | "runtime_minutes" | "available_from";
                /** @description Ascending or descending */
                order?: "asc" | "desc";
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                /** @description Part of a title or of its original one, whatever its case and accents */
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
                /** @description Minutes: movies that are no longer, as far as that is known */
                runtime_to?: number;
                /** @description Only movies that are monitored, or only those that are not */
                monitored?: boolean;
                /** @description Only movies that were watched, or only those that were not */
                watched?: boolean;
                /** @description Begun and not watched to the end: `resume_position_seconds` says where */
                in_progress?: boolean;
                /** @description Only movies with this tag */
                tag_id?: number;
                /** @description Only movies of this collection */
                collection_id?: number;
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
            /** @description Made; `Location` says where */
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
                /** @description Part of a title or of its original one, whatever its case and accents */
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
                /** @description Minutes: movies that are no longer, as far as that is known */
                runtime_to?: number;
                /** @description Only movies that are monitored, or only those that are not */
                monitored?: boolean;
                /** @description Only movies that were watched, or only those that were not */
                watched?: boolean;
                /** @description Begun and not watched to the end: `resume_position_seconds` says where */
                in_progress?: boolean;
                /** @description Only movies with this tag */
                tag_id?: number;
                /** @description Only movies of this collection */
                collection_id?: number;
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
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `indexer`, `movie`. */
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
            /** @description Begun */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Subtitles of a movie: a track inside its file, or a file of their own */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
                /** @description Permission for this file, as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
                plan?: string;
            };
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
                /** @description Permission for this file, as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
                signature: string;
                /** @description `index.vtt`, which says which picture shows which part, or one of the pictures */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebVTT that names the pictures, or one of them */
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
                /** @description Permission for this file, as in the `url` of prepare */
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
                /** @description Permission for this file, as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
                /** @description How the file goes into the stream; as in the `url` of prepare */
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
            /** @description Done; there is nothing to say */
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
                /** @description `index.vtt`, which says which picture shows which part, or one of the pictures */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description WebVTT that names the pictures, or one of them */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `indexer`, `movie`. */
                expand?: string;
                /** @description Only releases with this verdict */
                verdict?: "accepted" | "rejected" | "temporarily_rejected";
                /** @description Only releases of this indexer */
                indexer_id?: number;
                /** @description Only what belongs to this movie */
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
            /** @description Made; `Location` says where */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
            /** @description Starting with the computer. */
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
            /** @description Starting with the computer. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description The service ends after it has finished the requests that it is answering. */
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
            /** @description Done; there is nothing to say */
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
            /** @description The service ends after it has finished the requests that it is answering. */
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
                     *         "by_decade": {}
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
            /** @description The subtitle provider, and what is missing */
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
            /** @description Subtitles of a movie: a track inside its file, or a file of their own */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Begun */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Done; there is nothing to say */
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
            /** @description What became of the code */
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
            /** @description What a sync would do */
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
            /** @description Begun */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
            /** @description The tunnel that the torrent engine uses, and nothing else does. */
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
            /** @description What was taken from the file */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `movie`. */
                expand?: string;
                /** @description Only those that lack this one of the wanted languages */
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
                /** @description How many results a page holds at most; clamped to 1–100. */
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
            /** @description Made; `Location` says where */
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
            /** @description Done; there is nothing to say */
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
