/** Made from docs/openapi.json by scripts/api-types.ts. */

export interface paths {
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
         * A new API key
         * @description Needs the present key. Drops every session and socket, and what they signed.
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
         * An address that logs in a browser on this computer
         * @description Needs the key. The code works once, for 120 seconds, from this computer only; `marquee login-url` asks for it.
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
         * The devices that are in
         * @description The newest first.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Let a device in
         * @description `browser` sets a cookie, `cli` gives a token once, `qr` gives a code for another device. Needs the key, or a browser or qr session. Without an address that other devices reach, `qr` is a 409.
         */
        post: operations["createSession"];
        /**
         * Lock out all other devices
         * @description By the key: all devices. Their sockets close, and what they signed is dead.
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
         * The caller's own session
         * @description The key has none: 404.
         */
        get: operations["getCurrentSession"];
        put?: never;
        post?: never;
        /**
         * Log out
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
         * Turn a one-time code into a session
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
         * @description Where `Location` of a new session points to.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Lock out a device
         * @description At once, with the sessions that it issued: sockets close, and what they signed is dead.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        /**
         * Rename a device
         * @description Its label is all that can change.
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
         * An address that lets in by itself
         * @description For GET and HEAD of media, images and the calendar, where no header can be sent. Dead when the session is revoked or the key rotated.
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
         * The backups
         * @description The newest first.
         */
        get: operations["listBackups"];
        put?: never;
        /**
         * Make a backup now
         * @description Answers when the archive was read back from the disk and found whole. Nothing is listed before.
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
         * Restore from an archive that you send
         * @description Old or new, never half: the archive is unpacked, checked and brought to this version beside the database; a backup of the present database is made; then the two change places. Meanwhile `GET /status` answers and everything else is 503. The API key, the devices that are logged in, the list of backups and the numbering of events are taken along. Movies are not touched. The answer comes when the service is back. An archive of a newer version is refused (409).
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
        /** One backup */
        get: operations["getBackup"];
        put?: never;
        post?: never;
        /** Remove a backup and its file */
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
         * The archive of a backup
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
         * @description Old or new, never half: the archive is unpacked, checked and brought to this version beside the database; a backup of the present database is made; then the two change places. Meanwhile `GET /status` answers and everything else is 503. The API key, the devices that are logged in, the list of backups and the numbering of events are taken along. Movies are not touched. The answer comes when the service is back. An archive of a newer version is refused (409).
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
         * Read a backup back and check it
         * @description Checksum, unpacking, and the database inside: every page, every reference, every count of rows.
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
        /** Releases never to use again */
        get: operations["listBlocklist"];
        put?: never;
        /**
         * Never use a release again
         * @description By its hash for every movie, or else by its title, whoever offers it.
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
        /** One entry */
        get: operations["getBlocklistEntry"];
        put?: never;
        post?: never;
        /** Allow a release again */
        delete: operations["unblockRelease"];
        options?: never;
        head?: never;
        /** Say why in other words */
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
         * When movies come out
         * @description In cinemas, digitally and on disc, by date.
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
         * The same for a calendar program
         * @description Subscribe to it with a signed address (`POST /auth/sign`) or with the key in the address.
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
         * Keep log lines of a client
         * @description At most 100 at a time. They are stored with `source: frontend`, under the time of the service, scrubbed like all others.
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
         * Series of movies
         * @description Those of which the library has at least one, by name; their movies from the oldest to the newest.
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
        /** One series of movies */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Monitor a series, or choose where its new parts go */
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
         * Add the missing parts of a series
         * @description Adds every part that the library lacks as a wanted movie. Excluded parts stay away.
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
         * All settings
         * @description The API key reads secrets as stored; a session reads `[REDACTED]` for those that are set.
         */
        get: operations["getConfig"];
        /**
         * Change settings
         * @description Absent fields stay as they are. One bad field refuses the whole change.
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
         * What each setting is
         * @description The declarations that a settings form is drawn from.
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
         * Try settings
         * @description With what stands in the body in place of what is saved; nothing is written. A party that does not answer or does not accept the key is a 503 that says why; one that this version does not use yet is a 422.
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
        /** What people like or avoid in a release */
        get: operations["listCustomFormats"];
        put?: never;
        /** Add a custom format */
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
         * Take in custom formats that others wrote
         * @description In the JSON that people share for Radarr. Each comes in whole or is refused with the reason; one does not stop the others.
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
        /** One custom format */
        get: operations["getCustomFormat"];
        put?: never;
        post?: never;
        /**
         * Remove a custom format
         * @description Profiles that scored it forget it.
         */
        delete: operations["removeCustomFormat"];
        options?: never;
        head?: never;
        /** Change a custom format */
        patch: operations["updateCustomFormat"];
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
         * An archive for whoever helps you
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
         * Programs that fetch for us
         * @description By priority; the first that is enabled gets new downloads. Without one, the built-in one fetches.
         */
        get: operations["listDownloadClients"];
        put?: never;
        /** Add a download client */
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
        /** Try a download client before it is saved */
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
        /** The kinds of download client, and what each needs */
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
        /** One download client */
        get: operations["getDownloadClient"];
        put?: never;
        post?: never;
        /**
         * Remove a download client
         * @description Not while it still has downloads.
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
        /** Try a download client */
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
         * What arrives, waits or seeds
         * @description Newest first.
         */
        get: operations["listDownloads"];
        put?: never;
        /** Fetch a torrent of your own for a movie */
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
        /** One download */
        get: operations["getDownload"];
        put?: never;
        post?: never;
        /** Stop and forget a download */
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
        /** Never use this release again, and find another one */
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
        /** The files of a download */
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
        /** Pause */
        post: operations["pauseDownload"];
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
        /** Go on */
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
        /** Try again what failed or got stuck */
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
         * Movies that no list may add
         * @description By title.
         */
        get: operations["listExclusions"];
        put?: never;
        /**
         * Exclude a movie
         * @description Lists leave it out from now on. Adding the movie by hand takes the exclusion away.
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
        /** One exclusion */
        get: operations["getExclusion"];
        put?: never;
        post?: never;
        /** Allow lists to add the movie again */
        delete: operations["removeExclusion"];
        options?: never;
        head?: never;
        /** Change how an exclusion is called */
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
        /** One file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Take a file off the shelf
         * @description It goes to the recycle bin.
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
         * The file of a movie, to be saved
         * @description Ranges are answered, so that a download can be resumed.
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
         * Folders of this computer, to choose from
         * @description Names of folders only: no files, and nothing that is in them. Hidden folders are left out.
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
         * What needs attention
         * @description Empty when all is well. Errors come before warnings. The event `health_changed` tells when something comes, changes or is over.
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
         * Look at everything now
         * @description Answers with what was found, once every check has answered or its time is over.
         */
        post: operations["checkHealth"];
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
         * What happened
         * @description Newest first. `data` is the frame as the socket sent it.
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
        /** A picture of a movie that is not in the library */
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
        /** The poster or backdrop of a movie */
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
         * Take over what Radarr kept
         * @description Either the address and key of a running Radarr, or its backup as an upload. Movies come in with what Radarr knows of them and with the file that it has, where it lies; nothing on disk is moved or changed, and the metadata provider is not asked. What is here already stays as it is, so a second import changes nothing. What cannot come along is named, with the reason. Through the API Radarr hides the keys of its indexers; a backup holds them. `path_map` tells how Radarr's folders are called on this machine; in an upload it is the same list as JSON.
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
         * What an import from Radarr would do
         * @description Writes nothing. Either the address and key of a running Radarr, or its backup as an upload. Movies come in with what Radarr knows of them and with the file that it has, where it lies; nothing on disk is moved or changed, and the metadata provider is not asked. What is here already stays as it is, so a second import changes nothing. What cannot come along is named, with the reason. Through the API Radarr hides the keys of its indexers; a backup holds them. `path_map` tells how Radarr's folders are called on this machine; in an upload it is the same list as JSON.
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
        /** Where releases are looked for */
        get: operations["listIndexers"];
        put?: never;
        /**
         * Add an indexer
         * @description A key inside the address is moved out of it.
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
        /** Try an indexer before it is saved */
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
        /** The kinds of indexer, and what each needs */
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
        /** One indexer */
        get: operations["getIndexer"];
        put?: never;
        post?: never;
        /** Remove an indexer */
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
        /** Forget its failures and ask it again at once */
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
        /** Try an indexer */
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
         * Rename files after the templates
         * @description Nothing is ever overwritten; a file that cannot be renamed does not keep the others from it.
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
         * Which files would be renamed, and to what
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
         * Look through a library folder
         * @description Answers at once; `library_scan_progress` tells the rest. Nothing on disk changes. A scan that runs already is not started twice.
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
        /** How far a scan is */
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
         * Take what was found into the library
         * @description Where it lies: nothing on disk changes, and no search is started.
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
         * What a scan found
         * @description Every file, with the movie it was taken for, how sure that is, and why.
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
         * Whether movies can be filed
         * @description Does to a small file what an import does to a movie, says what went wrong and what helps, and leaves nothing behind.
         */
        post: operations["testLibrary"];
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
         * What the service wrote down
         * @description Newest first. With `after`, the lines that came since, oldest first, and always a `next_cursor` to ask with again. A page may hold fewer lines than asked for, even none, while `has_more` is true: rare lines are looked for step by step.
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
         * Files that could be brought in by hand
         * @description Of a folder or of a download, each with the movie of the library that it seems to be.
         */
        get: operations["listManualImport"];
        put?: never;
        /**
         * Bring files in by hand
         * @description A file in the library folder stays where it is; any other is linked or copied there. Nothing is overwritten. Each file tells how it went.
         */
        post: operations["importByHand"];
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
         * Get a series of movies with all of its parts
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
        /** Movies that others watch */
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
        /** The genres that the provider knows */
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
        /** A movie that is not in the library yet */
        get: operations["getMetadataMovie"];
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
        /** Find a movie by its title */
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
         * The movies of the library
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
         * @description All of those that are there, or none when one value cannot be accepted.
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
         * How many movies there are of each kind
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
        /** One movie */
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
        /** Change a movie */
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
        /** The files of a movie */
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
         * What happened to a movie
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
    "/api/v1/movies/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the metadata provider again */
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
         * Why this one, why not that one
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
         * Look whether its files are still there, and for one that was put there
         * @description A movie without a file gets the one that somebody put into its folder. A library folder that is not mounted changes nothing (503).
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
         * Look for a release now
         * @description Answers at once; `search_started` and `search_completed` tell the rest.
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
         * The subtitles beside the files of a movie
         * @description Those inside a file are among the tracks of the file.
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
    "/api/v1/movies/{id}/watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that it was seen */
        post: operations["watchMovie"];
        /** Say that it was not seen */
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
         * What names a template gives
         * @description Nothing is renamed or saved.
         */
        post: operations["previewNames"];
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
         * The file as it is
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
        /** The HLS playlist of an audio track */
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
        /** What comes before the audio segments */
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
        /** A segment of an audio track */
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
        /** The HLS playlist of the video */
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
        /** What comes before the video segments */
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
        /** A segment of the video */
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
        /** The HLS playlist of a file */
        get: operations["playMasterSigned"];
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
         * A playlist that other players open
         * @description It names one signed address, good for twelve hours.
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
    "/api/v1/play/{file_id}/direct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file as it is
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
        /** The HLS playlist of an audio track */
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
        /** What comes before the audio segments */
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
        /** A segment of an audio track */
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
        /** The HLS playlist of the video */
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
        /** What comes before the video segments */
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
        /** A segment of the video */
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
        /** The HLS playlist of a file */
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
         * Say how a file is played in this browser
         * @description The browser says what it can decode; the answer is the best method for it, with addresses that work in a `<video>` for twelve hours. They end with the session that asked.
         */
        post: operations["preparePlay"];
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
         * Report how far a movie was watched
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
         * A playlist that other players open
         * @description It names one signed address, good for twelve hours.
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
    "/api/v1/quality-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is good enough, and what is better */
        get: operations["listQualityProfiles"];
        put?: never;
        /** Add a quality profile */
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
        /** One quality profile */
        get: operations["getQualityProfile"];
        put?: never;
        post?: never;
        /**
         * Remove a quality profile
         * @description Refused while movies use it.
         */
        delete: operations["removeQualityProfile"];
        options?: never;
        head?: never;
        /** Change a quality profile */
        patch: operations["updateQualityProfile"];
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
         * Files that can still be brought back
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
         * Bring a file back
         * @description To where it was; the movie has it again, when it is still in the library.
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
         * Candidates that were seen
         * @description With the verdict on each and why; kept for 30 days.
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
         * What a profile thinks of names, and what a change of it would have changed
         * @description Judges names against a profile. With a changed profile it also tells, for the candidates of the last 30 days, which movie would have got another release.
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
         * Fetch this release
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
        /** The folders that movies stand in */
        get: operations["listRootFolders"];
        put?: never;
        /**
         * Add a library folder
         * @description It must be there and writable; `create` makes it.
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
        /** One library folder */
        get: operations["getRootFolder"];
        put?: never;
        post?: never;
        /**
         * Forget a library folder
         * @description Nothing on disk changes.
         */
        delete: operations["removeRootFolder"];
        options?: never;
        head?: never;
        /**
         * Tell where a library folder has moved to
         * @description Nothing on disk changes; files are found below the new path.
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
        /** Whether the service starts with the computer */
        get: operations["getAutostart"];
        /**
         * Start the service with the computer, or stop doing so
         * @description Takes effect at the next sign-in. Where `supported` is false this is a 409.
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
        /** Software of others in Marquee, and its licenses */
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
        /** Quit and start again */
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
         * Quit
         * @description As if the program were told to stop: nothing is cut off.
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
        /** The library in figures */
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
         * Whether the service is up
         * @description The only endpoint that needs no key; made for uptime monitors.
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
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own words on movies
         * @description By name.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Add a tag
         * @description No two tags differ only in large and small letters.
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
        /** One tag */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Remove a tag
         * @description The movies that have it lose it.
         */
        delete: operations["removeTag"];
        options?: never;
        head?: never;
        /** Rename a tag */
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
         * What the service does by itself
         * @description Every periodic task, when it ran last and runs next, and how it ended.
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
        /** One task */
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
         * Start a task now
         * @description Answers at once. A task that runs already is not started twice.
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
        /** The last runs of a task */
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
        /** How the embedded client is */
        get: operations["getTorrentSession"];
        put?: never;
        post?: never;
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
         * Saved filters of the library
         * @description In their own order.
         */
        get: operations["listViews"];
        put?: never;
        /** Save a filter under a name */
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
        /** One saved filter */
        get: operations["getView"];
        put?: never;
        post?: never;
        /** Forget a saved filter */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        /** Change a saved filter */
        patch: operations["updateView"];
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
         * Movies whose file could be better
         * @description By the cutoff of their profile.
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
         * Movies that are looked for
         * @description Monitored, out, and without a file; the newest first. `next_search_at` says when each is looked for next.
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
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is told what happens */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Tell an address what happens
         * @description The address may be inside your own network. Address and headers are kept secret. Templates that others understand:
         *
         *     - ntfy (`https://ntfy.sh`): `{"topic":"TOPIC","title":"{{heading}}","message":"{{summary}}","tags":["clapper"]}` The address is https://ntfy.sh and the topic stands in the template, or your own server. A token goes into the header Authorization: Bearer TOKEN.
         *     - Discord (`https://discord.com/api/webhooks/ID/TOKEN`): `{"username":"Marquee","content":"**{{heading}}**\n{{summary}}","allowed_mentions":{"parse":[]}}` Server settings, Integrations, Webhooks: the address that is shown there.
         *     - Gotify (`https://gotify.example/message`): `{"title":"{{heading}}","message":"{{summary}}","priority":5}` An application token goes into the header X-Gotify-Key.
         *     - Apprise (`https://apprise.example/notify/KEY`): `{"title":"{{heading}}","body":"{{summary}}","type":"info"}` An Apprise API server with a stored configuration; it reaches about a hundred other services.
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
        /** One webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Tell an address no more */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description A session that changes the address sends the headers again. Switched off, it forgets what was still to be delivered.
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
         * Send a sample
         * @description Says in words whether it was taken.
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
         * The stream of events (WebSocket)
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
        /** @description Everything that can happen. Stored events carry `seq`; transient ones do not. */
        AppEvent: {
            /** @constant */
            type: "movie_added";
            movie_id: number;
            title: string;
            metadata_id: number;
            year: number | null;
            /** @description Whether a search follows at once */
            search?: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "movie_updated";
            movie_id: number;
            title: string;
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "movie_removed";
            movie_id: number;
            title: string;
            metadata_id: number;
            files_removed: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "movie_watched";
            movie_id: number;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "movie_unwatched";
            movie_id: number;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_added";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            quality: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_upgraded";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            quality: string;
            replaced_quality: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_removed";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            recycled: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_renamed";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            previous_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_missing";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "file_restored";
            movie_id: number;
            title: string;
            file_id: number;
            relative_path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "library_scan_progress";
            scan_id: number;
            found: number;
            matched: number;
            path: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        } | {
            /** @constant */
            type: "library_scan_completed";
            scan_id: number;
            found: number;
            matched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "search_started";
            movie_id: number;
            title: string;
            /** @enum {string} */
            by: "user" | "task" | "added" | "retry";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "search_completed";
            movie_id: number;
            title: string;
            found: number;
            accepted: number;
            indexers_failed: number;
            next_search_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "release_grabbed";
            movie_id: number;
            title: string;
            release_id: number | null;
            download_id: number;
            release_title: string;
            quality: string;
            score: number;
            size_bytes: number | null;
            indexer: string | null;
            why: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "release_payload_refused";
            download_id: number;
            movie_id: number | null;
            title: string;
            code: string;
            reason: string;
            release_title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "blocklist_changed";
            id: number;
            title: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_queued";
            download_id: number;
            movie_id: number | null;
            title: string;
            client: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_started";
            download_id: number;
            movie_id: number | null;
            title: string;
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_metadata_ready";
            download_id: number;
            movie_id: number | null;
            title: string;
            files: number;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_progress";
            download_id: number;
            movie_id: number | null;
            state: string;
            progress: number;
            size_bytes: number | null;
            /** @description bytes */
            downloaded_bytes: number;
            /** @description bytes */
            uploaded_bytes: number;
            /** @description bytes */
            download_speed: number;
            /** @description bytes */
            upload_speed: number;
            seeders: number | null;
            peers: number | null;
            eta_seconds: number | null;
            ratio: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        } | {
            /** @constant */
            type: "download_stalled";
            download_id: number;
            movie_id: number | null;
            title: string;
            code: string;
            reason: string;
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_paused";
            download_id: number;
            movie_id: number | null;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_resumed";
            download_id: number;
            movie_id: number | null;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_completed";
            download_id: number;
            movie_id: number | null;
            title: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_failed";
            download_id: number;
            movie_id: number | null;
            title: string;
            code: string;
            reason: string;
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_cancelled";
            download_id: number;
            movie_id: number | null;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_removed";
            download_id: number;
            movie_id: number | null;
            title: string;
            data_deleted: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "seeding_completed";
            download_id: number;
            movie_id: number | null;
            title: string;
            ratio: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "import_started";
            download_id: number;
            movie_id: number | null;
            title: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "import_completed";
            download_id: number;
            movie_id: number | null;
            title: string;
            file_id: number;
            relative_path: string;
            /** @enum {string} */
            method: "hardlink" | "reflink" | "copy" | "in_place";
            /** @description bytes */
            size_bytes: number;
            probed: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "import_blocked";
            download_id: number;
            movie_id: number | null;
            title: string;
            code: string;
            reason: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "import_failed";
            download_id: number;
            movie_id: number | null;
            title: string;
            code: string;
            reason: string;
            next_try_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "subtitle_added";
            movie_id: number;
            title: string;
            file_id: number;
            language: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "playback_started";
            movie_id: number;
            file_id: number;
            position_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "playback_progress";
            movie_id: number;
            file_id: number;
            position_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        } | {
            /** @constant */
            type: "playback_stopped";
            movie_id: number;
            file_id: number;
            position_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "health_changed";
            code: string;
            /** @enum {string} */
            severity: "ok" | "warning" | "error";
            title: string;
            detail: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "vpn_changed";
            /** @enum {string} */
            state: "off" | "connecting" | "up" | "down";
            detail: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "task_started";
            task: string;
            run_id: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        } | {
            /** @constant */
            type: "task_completed";
            task: string;
            run_id: number;
            duration_ms: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
        } | {
            /** @constant */
            type: "task_failed";
            task: string;
            run_id: number;
            error: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "backup_created";
            backup_id: number;
            /** @enum {string} */
            kind: "manual" | "scheduled" | "pre_restore";
            filename: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "backup_verified";
            backup_id: number;
            /** @enum {string} */
            kind: "manual" | "scheduled" | "pre_restore";
            filename: string;
            ok: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "backup_deleted";
            backup_id: number;
            /** @enum {string} */
            kind: "manual" | "scheduled" | "pre_restore";
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "backup_restored";
            backup_id: number | null;
            /** @enum {string} */
            kind: "manual" | "scheduled" | "pre_restore";
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "config_changed";
            fields: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "indexer_changed";
            indexer_id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "indexer_failed";
            indexer_id: number;
            name: string;
            reason: string;
            escalation_level: number;
            disabled_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "indexer_recovered";
            indexer_id: number;
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "quality_profile_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "custom_format_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "session_created";
            session_id: string;
            /** @enum {string} */
            kind: "browser" | "cli" | "qr";
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "session_revoked";
            session_id: string;
            /** @enum {string} */
            kind: "browser" | "cli" | "qr";
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "session_updated";
            session_id: string;
            /** @enum {string} */
            kind: "browser" | "cli" | "qr";
            label: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "api_key_rotated";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "root_folder_changed";
            id: number;
            path: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "tag_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "exclusion_changed";
            id: number;
            metadata_id: number;
            title: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "download_client_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "webhook_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "recycle_changed";
            id: number;
            relative_path: string;
            /** @enum {string} */
            change: "added" | "restored" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "list_changed";
            id: number;
            name: string;
            /** @enum {string} */
            change: "created" | "updated" | "removed";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "tracker_connected";
            username: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "tracker_disconnected";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "tracker_synced";
            added: number;
            watched: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        } | {
            /** @constant */
            type: "update_available";
            version: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            seq: number;
        };
        /** @description Starting with the computer. */
        Autostart: {
            /** @description Whether the service starts when this account signs in */
            enabled: boolean;
            /** @description Whether that can be changed here */
            supported: boolean;
            /**
             * @description What starts it
             * @enum {string|null}
             */
            how: "systemd" | "launchd" | "task_scheduler" | null;
        };
        AutostartChange: {
            /** @description Whether the service should start when this account signs in */
            enabled: boolean;
        };
        /** @description An archive of the database. It holds secrets. */
        Backup: {
            id: number;
            /** @enum {string} */
            kind: "manual" | "scheduled" | "pre_restore";
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
        BlocklistEntry: {
            id: number;
            movie_id: number | null;
            indexer_id: number | null;
            info_hash: string | null;
            title: string;
            code: string;
            reason: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        BootCode: {
            code: string;
            /** @description Logs in a browser on the same computer, once */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        BulkResult: {
            changed: number;
            /** @description Those that are not in the library */
            not_found: number[];
        };
        /** @description A day on which a movie comes out, in the region of the settings */
        CalendarEntry: {
            movie_id: number;
            title: string;
            year: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            date: string;
            /** @enum {string} */
            kind: "cinema" | "digital" | "physical";
            monitored: boolean;
            has_file: boolean;
            poster_url: string | null;
            /** @description The movie; only with `expand` */
            movie?: unknown;
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
        ClientLine: {
            /** @enum {string} */
            level: "error" | "warn" | "info" | "debug" | "trace";
            message: string;
            /** @description Which part of the client; `web` when absent */
            module?: string;
            fields?: {
                [key: string]: unknown;
            };
            /** @description Of the answer that the line is about */
            trace_id?: string;
        };
        /** @description A series of movies that the library has at least one of */
        Collection: {
            id: number;
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
                metadata_id: number;
                /** @description Title of the part */
                title: string;
                /** @description Why it could not be added */
                message: string;
            }[];
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
             * @description Titles and overviews are asked for in this language, such as en or de-DE.
             */
            language: string;
            /**
             * Region
             * @description Release dates and ratings of this country count.
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
             * @description Ask once a day whether a newer version exists. Nothing about you is sent. This version does not use it yet.
             */
            update_check_enabled: boolean;
            /**
             * API key
             * @description The master credential: it opens everything. It cannot be typed here.
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
             * @description A hardlink takes no extra space and keeps seeding; a copy is a second file.
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
             * @description Path of ffmpeg; empty finds it by itself. Changing it needs the API key.
             */
            media_tool_path: string | null;
            /**
             * Convert while playing
             * @description For devices that cannot play a file as it is. This version does not use it yet.
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
             * @description More people watching than this have to wait. This version does not use it yet.
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
             * @description How many daily backups stay.
             */
            backup_keep: number;
            /**
             * Backup folder
             * @description Empty: inside the data folder.
             */
            backup_path: string | null;
            /**
             * Search for wanted movies every
             * @description Each round spends only a part of what the indexers allow in a day.
             */
            search_interval_minutes: number;
            /**
             * Read new releases every
             * @description One question an indexer covers all wanted movies.
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
             * Replace by better ones
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
             * @description Where movies are while they arrive and seed; best on the same disk as the library. Empty: inside the data folder.
             */
            download_path: string | null;
            /**
             * At the same time
             * @description How many movies may arrive at once.
             */
            max_concurrent_downloads: number;
            /**
             * Download limit
             * @description 0 is no limit.
             */
            download_speed_limit: number;
            /**
             * Upload limit
             * @description 0 is no limit.
             */
            upload_speed_limit: number;
            /**
             * Port for peers
             * @description Other peers reach you here; 0 chooses one and keeps it.
             */
            torrent_port: number;
            /**
             * Ask the router to pass the port on
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
             * @description Stop giving back at this ratio; 0 is no limit by ratio. An indexer may ask for more.
             */
            seed_ratio_limit: number;
            /**
             * Seed for
             * @description Stop giving back after this time; 0 is no limit by time.
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
             * @description Only the torrent session uses the tunnel. This version does not use it yet.
             */
            vpn_enabled: boolean;
            /**
             * Private key
             * @description Of your side of the tunnel. This version does not use it yet.
             */
            vpn_private_key: string | null;
            /**
             * Address in the tunnel
             * @description Such as 10.2.0.2/32. This version does not use it yet.
             */
            vpn_address: string | null;
            /**
             * Public key of the other side
             * @description Of the VPN server. This version does not use it yet.
             */
            vpn_peer_public_key: string | null;
            /**
             * Server
             * @description Host and port of the VPN server. This version does not use it yet.
             */
            vpn_endpoint: string | null;
            /**
             * DNS server
             * @description Used inside the tunnel. This version does not use it yet.
             */
            vpn_dns: string | null;
            /**
             * Stop without the tunnel
             * @description No torrent packet leaves when the tunnel is down. This version does not use it yet.
             */
            vpn_kill_switch: boolean;
            /**
             * Port forwarding
             * @description How the VPN opens a port for peers. This version does not use it yet.
             * @enum {string}
             */
            vpn_port_forward_provider: "none" | "nat_pmp" | "api";
            /**
             * Port forwarding key
             * @description Of the provider that opens the port. This version does not use it yet.
             */
            vpn_port_forward_api_key: string | null;
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
             * Client id
             * @description Of the application you registered at the tracking service. This version does not use it yet.
             */
            tracker_client_id: string | null;
            /**
             * Client secret
             * @description Of the application you registered at the tracking service. This version does not use it yet.
             */
            tracker_client_secret: string | null;
            /**
             * Address
             * @description The tracking service. This version does not use it yet.
             */
            tracker_url: string;
            /**
             * Keep watched movies in step
             * @description Both ways, and nothing is ever removed. This version does not use it yet.
             */
            tracker_sync_history: boolean;
            /**
             * Add movies from the watchlist
             * @description New entries become wanted movies. This version does not use it yet.
             */
            tracker_sync_watchlist: boolean;
            /**
             * Tell what is playing
             * @description Report start, pause and end of a movie. This version does not use it yet.
             */
            tracker_scrobble: boolean;
            /**
             * Key
             * @description Your own key of the subtitle service. This version does not use it yet.
             */
            subtitles_api_key: string | null;
            /**
             * User name
             * @description Your account at the subtitle service. This version does not use it yet.
             */
            subtitles_username: string | null;
            /**
             * Password
             * @description Of your account at the subtitle service. This version does not use it yet.
             */
            subtitles_password: string | null;
            /**
             * Address
             * @description The subtitle service. This version does not use it yet.
             */
            subtitles_url: string;
            /**
             * Languages
             * @description Codes such as en or de, most wanted first. This version does not use it yet.
             */
            subtitle_languages: string[];
            /**
             * Fetch by itself
             * @description Search for subtitles when a movie is imported. This version does not use it yet.
             */
            subtitle_auto: boolean;
            /**
             * Key
             * @description Your own key of the list service. This version does not use it yet.
             */
            list_api_key: string | null;
            /**
             * Address
             * @description The list service. This version does not use it yet.
             */
            list_url: string;
            /**
             * Add at most
             * @description A list never adds more than this in one go. This version does not use it yet.
             */
            list_max_added_per_sync: number;
        };
        /** @description How a try of settings went */
        ConfigTest: {
            ok: boolean;
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
        CustomFormat: {
            name: string;
            conditions: ({
                /** @constant */
                kind: "release_title";
                value: string;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "edition";
                value: string;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "release_group";
                value: string;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "language";
                /** @description English name, or `Original` */
                value: string;
                /**
                 * @description A language other than this one
                 * @default false
                 */
                except: boolean;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "indexer_flag";
                value: string;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "source";
                /** @enum {string} */
                value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "resolution";
                /** @enum {integer} */
                value: 0 | 480 | 576 | 720 | 1080 | 2160;
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "quality_modifier";
                /** @enum {string} */
                value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "size";
                value: {
                    min: number;
                    max: number;
                };
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            } | {
                /** @constant */
                kind: "year";
                value: {
                    min: number;
                    max: number;
                };
                /** @default false */
                negate: boolean;
                /** @default false */
                required: boolean;
            })[];
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CustomFormatImport: {
            imported: {
                custom_format: components["schemas"]["CustomFormat"];
                /** @description What its makers would score it with */
                suggested_score: number | null;
            }[];
            /** @description Left out as a whole: with a condition less it would match other releases than meant */
            refused: {
                name: string;
                why: string;
            }[];
        };
        Download: {
            id: number;
            movie_id: number | null;
            release_id: number | null;
            title: string;
            info_hash: string | null;
            client: string;
            /**
             * @description queued → fetching_metadata → checking → downloading ⇄ stalled | paused → importing (or import_blocked) → seeding → completed; from any of them failed or cancelled
             * @enum {string}
             */
            state: "queued" | "fetching_metadata" | "checking" | "downloading" | "stalled" | "paused" | "importing" | "import_blocked" | "seeding" | "completed" | "failed" | "cancelled";
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
            seeders: number | null;
            peers: number | null;
            eta_seconds: number | null;
            ratio: number;
            error: {
                code: string;
                text: string;
            } | null;
            quality: string | null;
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
        DownloadClient: {
            id: number;
            type: string;
            name: string;
            priority: number;
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
        DownloadClientTest: {
            ok: boolean;
            message: string;
            /** @description Of the program that answered */
            version: string;
        };
        DownloadClientType: {
            type: string;
            label: string;
            fields: components["schemas"]["FieldDeclaration"][];
        };
        DownloadFile: {
            index: number;
            path: string;
            /** @description bytes */
            size_bytes: number;
            wanted: boolean;
        };
        /** @description The shape of every error. */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                message: string;
            };
        };
        /**
         * @description `bad_request` 400, `invalid_cursor` 400, `invalid_expand` 400, `unauthorized` 401, `forbidden` 403, `not_found` 404, `method_not_allowed` 405, `conflict` 409, `payload_too_large` 413, `unsupported_media_type` 415, `range_not_satisfiable` 416, `validation_error` 422, `rate_limited` 429, `internal_error` 500, `service_unavailable` 503, `insufficient_storage` 507
         * @enum {string}
         */
        ErrorCode: "bad_request" | "invalid_cursor" | "invalid_expand" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "validation_error" | "rate_limited" | "internal_error" | "service_unavailable" | "insufficient_storage";
        Evaluation: {
            releases: {
                title: string;
                movie_id: number | null;
                movie_title: string | null;
                quality: string;
                /** @description What the name says */
                parsed: {
                    title: string | null;
                    titles: string[];
                    year: number | null;
                    source: string;
                    resolution: number;
                    modifier: string;
                    quality: string;
                    quality_from: {
                        source: string;
                        resolution: string;
                    };
                    revision: {
                        version: number;
                        real: number;
                        is_repack: boolean;
                    };
                    edition: string;
                    release_group: string | null;
                    languages: string[];
                    multi: boolean;
                    hardcoded_subs: string | null;
                    imdb_id: string | null;
                    tmdb_id: number | null;
                    video_codec: string | null;
                    audio_codec: string | null;
                    hdr: string[];
                };
                /** @enum {string} */
                verdict: "accepted" | "rejected" | "temporarily_rejected";
                reasons: {
                    code: string;
                    text: string;
                }[];
                score: number;
                score_parts: {
                    name: string;
                    score: number;
                    text: string;
                }[];
                custom_formats: string[];
                languages: string[];
            }[];
            /** @description Movies of this profile whose candidates of the last 30 days would have been judged otherwise; empty without a change */
            changes: {
                movie_id: number;
                movie_title: string;
                before: {
                    release_id: number;
                    title: string;
                    quality: string;
                    score: number;
                } | null;
                after: {
                    release_id: number;
                    title: string;
                    quality: string;
                    score: number;
                } | null;
                /** @description Candidates with another verdict or score */
                verdicts_changed: number;
            }[];
        };
        ExchangedSession: {
            session: components["schemas"]["Session"];
        };
        /** @description A movie that no list may add */
        Exclusion: {
            id: number;
            metadata_id: number;
            title: string;
            year: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description What a form needs to know of a setting. */
        FieldDeclaration: {
            name: string;
            /** @description text, integer, decimal, toggle, choice or list */
            kind: string;
            section: string;
            label: string;
            help: string;
            secret: boolean;
            nullable: boolean;
            advanced: boolean;
            /** @description False for what this version does not use yet; forms leave it out */
            in_use: boolean;
            unit: string | null;
            format: string | null;
            min: number | null;
            max: number | null;
            options: string[] | null;
            default: unknown;
            /** @description The value of the command line or the environment, which wins over this setting */
            overridden_by?: string | number | null;
        };
        /** @description A movie on the shelf */
        File: {
            id: number;
            movie_id: number;
            path: string;
            /** @description Below its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            quality: string;
            revision: {
                version: number;
                real: number;
                is_repack: boolean;
            };
            edition: string;
            languages: string[];
            release_name: string | null;
            release_group: string | null;
            indexer_id: number | null;
            /** @description What the media tool read; null when it was not there */
            media_info: Record<string, never> | null;
            custom_format_score: number;
            /** @description Whether the profile is content with it */
            meets_cutoff: boolean;
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
        Folder: {
            name: string;
            path: string;
            writable: boolean;
        };
        FolderPage: {
            results: components["schemas"]["Folder"][];
            next_cursor: string | null;
            has_more: boolean;
            /** @description The folder that was looked into */
            path: string;
            /** @description The one above; null at the top */
            parent: string | null;
            writable: boolean;
            /** @description bytes */
            free_bytes: number | null;
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
            /** @description From 0 to 10; null while nobody voted */
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
        HealthEntry: {
            /** @description The code, and what it is about when there may be several */
            id: string;
            /** @description Stable; what programs go by */
            code: string;
            /** @enum {string} */
            severity: "ok" | "warning" | "error";
            title: string;
            detail: string | null;
            fix: {
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
        /** @description `data` is the frame as the socket sent it */
        HistoryRow: {
            id: number;
            seq: number;
            type: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
            movie_id: number | null;
            download_id: number | null;
            data: components["schemas"]["AppEvent"];
            /** @description The movie; only with `expand` */
            movie?: components["schemas"]["Movie"] | null;
        };
        Indexer: {
            id: number;
            name: string;
            /** @description One of `GET /indexers/types` */
            type: string;
            url: string;
            /** @description 1 comes first */
            priority: number;
            enabled: boolean;
            enable_feed: boolean;
            enable_search: boolean;
            categories: number[];
            daily_query_limit: number | null;
            min_seeders: number;
            seed_ratio: number | null;
            seed_minutes: number | null;
            /** @description What the indexer said it can do when it was last tested */
            capabilities: Record<string, never>;
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
            last_error: string | null;
            queries_today: number;
            /** @description Of the daily limit; null without one */
            queries_left: number | null;
            api_key_set: boolean;
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
        IndexerTest: {
            ok: boolean;
            message: string;
            capabilities: Record<string, never> | null;
        };
        IndexerType: {
            type: string;
            label: string;
            help: string;
            searches: boolean;
            fields: components["schemas"]["FieldDeclaration"][];
        };
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
            metadata_id: number;
            external_ids: {
                [key: string]: string;
            };
            title: string;
            original_title: string;
            alternative_titles: string[];
            overview: string | null;
            tagline: string | null;
            year: number | null;
            runtime_minutes: number | null;
            original_language: string | null;
            genres: string[];
            certification: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            cinema_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            digital_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            physical_date: string | null;
            /** @description Served by this service, below `base_url` */
            poster_url: string | null;
            backdrop_url: string | null;
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
            rating: number | null;
            rating_votes: number | null;
            popularity: number | null;
            collection: {
                id: number;
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
            span_id: string | null;
            message: string;
            fields_json: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            source: "backend" | "frontend";
        };
        /** @description A file that could be brought in, and the movie of the library that it seems to be */
        ManualFile: {
            path: string;
            /** @description bytes */
            size_bytes: number;
            movie_id: number | null;
            title: string | null;
            year: number | null;
            quality: string;
            languages: string[];
            release_group: string | null;
            confidence: number;
            reasons: string[];
        };
        ManualResult: {
            results: {
                path: string;
                file_id: number | null;
                relative_path: string | null;
                /** @description Files of the movie that went to the recycle bin for it, below their root folder */
                replaced: string[];
                error: string | null;
            }[];
            next_cursor: null;
            has_more: boolean;
        };
        /** @description A series of movies as the metadata provider knows it */
        MetadataCollection: {
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
        Movie: {
            id: number;
            metadata_id: number;
            external_ids: {
                [key: string]: string;
            };
            title: string;
            sort_title: string;
            original_title: string;
            alternative_titles: string[];
            overview: string | null;
            tagline: string | null;
            year: number | null;
            runtime_minutes: number | null;
            original_language: string | null;
            genres: string[];
            certification: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            cinema_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            digital_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            physical_date: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            available_from: string | null;
            /** @description Served by this service, below `base_url` */
            poster_url: string | null;
            poster_color: string | null;
            backdrop_url: string | null;
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
            rating: number | null;
            rating_votes: number | null;
            popularity: number | null;
            collection_id: number | null;
            /**
             * @description Derived on reading
             * @enum {string}
             */
            status: "unmonitored" | "unreleased" | "wanted" | "downloading" | "importing" | "available" | "upgradable" | "missing_file";
            monitored: boolean;
            /**
             * @description From when on the movie is looked for
             * @enum {string}
             */
            minimum_availability: "announced" | "in_cinemas" | "released";
            quality_profile_id: number;
            root_folder_id: number | null;
            /** @description Relative to the root folder */
            folder: string | null;
            tag_ids: number[];
            file_ids: number[];
            download_ids: number[];
            /** @description bytes */
            size_bytes: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
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
            play_count: number;
            resume_position_seconds: number;
            user_rating: number | null;
            /** @description The files; only with `expand` */
            files?: components["schemas"]["File"][];
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
        MovieFacets: {
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
                key: string;
                count: number;
                cursor: string | null;
            }[];
            /** @description The cursor of every 100th movie, the first of them null: with `limit=100`, `anchors[n]` is page `n` */
            anchors: (string | null)[];
        };
        NamingPreview: {
            /** @description Why a template cannot be used; empty when all is well */
            problems: {
                /** @enum {string} */
                field: "movie_folder_format" | "movie_file_format";
                text: string;
            }[];
            examples: {
                title: string;
                folder: string;
                file: string;
            }[];
        };
        NewApiKey: {
            api_key: string;
        };
        NewSession: {
            /** @enum {string} */
            kind: "browser" | "cli" | "qr";
            /** @description What the device is called */
            label?: string;
            /** @description Of a `cli` token; 365 when absent */
            ttl_days?: number;
        };
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
            /** @description From 0 to 10; null while nobody voted */
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
        PlayReason: {
            code: string;
            values: Record<string, never>;
            text: string;
        };
        /** @description How a file is played in a certain browser */
        Prepared: {
            /** @description Of this play; progress is reported with it */
            id: string;
            movie_id: number;
            file_id: number;
            /** @enum {string} */
            method: "direct" | "remux" | "remux_audio" | "transcode" | "not_playable";
            /** @description Why the file is not played as it is */
            reasons: components["schemas"]["PlayReason"][];
            /** @description What the viewer will miss */
            losses: components["schemas"]["PlayReason"][];
            /** @description What to play: a file, or an HLS playlist. Null when it is not playable. */
            url: string | null;
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
            duration_seconds: number | null;
            /** @description The one that is heard at first; null when none can be heard */
            audio_track: number | null;
            audio_tracks: {
                index: number;
                language: string | null;
                title: string | null;
                codec: string;
                channels: number | null;
                default: boolean;
                /** @description False when it needs a media tool that is not there */
                playable: boolean;
            }[];
            subtitle_tracks: {
                index: number;
                language: string | null;
                title: string | null;
                /** @enum {string} */
                kind: "text" | "image";
                codec: string;
                default: boolean;
                forced: boolean;
                hearing_impaired: boolean;
                /** @enum {string} */
                source: "embedded" | "sidecar";
                /** @description WebVTT; null for images */
                url: string | null;
            }[];
            chapters: {
                start_seconds: number;
                title: string;
            }[];
            /** @description WebVTT that names a picture for each part of the movie */
            previews_url: string | null;
            resume_position_seconds: number;
            video: {
                codec: string;
                codec_string: string | null;
                width: number;
                height: number;
                frame_rate: number | null;
                hdr: string;
            } | null;
            container: string;
            /** @description Bits a second, on average */
            bitrate: number | null;
        };
        QualityProfile: {
            name: string;
            /** @description Worst first, best last */
            items: ({
                quality: string;
                allowed: boolean;
            } | {
                group: string;
                qualities: string[];
                allowed: boolean;
            })[];
            /** @description The quality or group of `items` at which upgrades end */
            cutoff: string;
            /** @default true */
            upgrade_allowed: boolean;
            /**
             * @description A release that scores less is refused
             * @default 0
             */
            min_format_score: number;
            /**
             * @description At this score upgrades by score end
             * @default 0
             */
            cutoff_format_score: number;
            /**
             * @description The least gain in score that is worth an upgrade
             * @default 1
             */
            min_upgrade_score: number;
            /** @default [] */
            format_scores: {
                custom_format_id: number;
                score: number;
            }[];
            /**
             * @default {
             *       "mode": "any",
             *       "values": []
             *     }
             */
            languages: {
                /** @enum {string} */
                mode: "any" | "original" | "any_of" | "all_of";
                values: string[];
            };
            /**
             * @description Where they differ from the usual sizes of a quality
             * @default []
             */
            size_limits: {
                quality: string;
                min_size: number | null;
                max_size: number | null;
                preferred_size: number | null;
            }[];
            /**
             * @description One of these stands in the name; `/pattern/i` is a regular expression
             * @default []
             */
            must_contain: string[];
            /**
             * @description None of these stands in the name
             * @default []
             */
            must_not_contain: string[];
            /**
             * @description How long a release may be out before it is taken
             * @default 0
             */
            delay_minutes: number;
            /**
             * @description The best quality of the profile does not wait
             * @default true
             */
            delay_bypass_best_quality: boolean;
            /**
             * @description A release with this format score does not wait
             * @default null
             */
            delay_bypass_score: number | null;
            /** @default false */
            is_default: boolean;
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What an import from Radarr does, or would do, thing by thing. */
        RadarrReport: {
            /** @description False for a preview: nothing was written */
            applied: boolean;
            /** @description Of Radarr, where it says so */
            version: string | null;
            totals: {
                matched: number;
                added: number;
                changed: number;
                impossible: number;
            };
            kinds: {
                /** @enum {string} */
                kind: "tags" | "custom_formats" | "quality_profiles" | "root_folders" | "indexers" | "exclusions" | "movies";
                totals: {
                    matched: number;
                    added: number;
                    changed: number;
                    impossible: number;
                };
                items: {
                    name: string;
                    /**
                     * @description `matched`: here already, stays as it is. `added`, `changed`: brought in. `impossible`: left out, and why
                     * @enum {string}
                     */
                    outcome: "matched" | "added" | "changed" | "impossible";
                    /** @description In plain words; empty when there is nothing to say */
                    reason: string;
                }[];
            }[];
        };
        /** @description A file in the recycle bin */
        Recycled: {
            id: number;
            movie_id: number | null;
            root_folder_id: number;
            /** @description Where it was, below its root folder */
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /** @enum {string} */
            reason: "removed" | "upgraded";
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            recycled_at: string;
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
            id: number;
            movie_id: number;
            indexer_id: number | null;
            guid: string;
            title: string;
            /** @description bytes */
            size_bytes: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            published_at: string | null;
            seeders: number | null;
            peers: number | null;
            info_hash: string | null;
            info_url: string | null;
            /** @description What the name says */
            parsed: {
                title: string | null;
                titles: string[];
                year: number | null;
                source: string;
                resolution: number;
                modifier: string;
                quality: string;
                quality_from: {
                    source: string;
                    resolution: string;
                };
                revision: {
                    version: number;
                    real: number;
                    is_repack: boolean;
                };
                edition: string;
                release_group: string | null;
                languages: string[];
                multi: boolean;
                hardcoded_subs: string | null;
                imdb_id: string | null;
                tmdb_id: number | null;
                video_codec: string | null;
                audio_codec: string | null;
                hdr: string[];
            };
            quality: string;
            languages: string[];
            custom_formats: string[];
            score: number;
            score_parts: {
                name: string;
                score: number;
                text: string;
            }[];
            /** @enum {string} */
            verdict: "accepted" | "rejected" | "temporarily_rejected";
            reasons: {
                code: string;
                text: string;
            }[];
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
        /** @description All paths below the root folder */
        RenameItem: {
            file_id: number;
            movie_id: number;
            title: string;
            from: string;
            to: string;
            /** @description Subtitles and nfo that go with it */
            beside: {
                from: string;
                to: string;
            }[];
        };
        Renamed: {
            renamed: number;
            failed: {
                file_id: number;
                path: string;
                text: string;
            }[];
        };
        Restored: {
            /** @description What was restored */
            filename: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
            app_version: string;
            /** @description As it was in the archive; the database is brought to the version of now */
            schema_version: number;
            /** @description Whether the archive was made by this installation */
            is_own: boolean;
            /** @description The backup of what was there before */
            pre_restore_id: number | null;
        };
        Reveal: {
            /**
             * @description Which folder to show
             * @enum {string}
             */
            what: "data" | "logs" | "movie";
            /** @description Id of the movie, for `movie` */
            id?: number;
        };
        RootFolder: {
            id: number;
            path: string;
            /** @description There, writable, and the same folder as before */
            accessible: boolean;
            /** @description bytes */
            free_bytes: number | null;
            /** @description bytes */
            total_bytes: number | null;
            movie_count: number;
            is_default: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            created_at: string;
        };
        /** @description A look at a library folder. Nothing on disk changes. */
        Scan: {
            id: number;
            root_folder_id: number;
            /** @enum {string} */
            state: "running" | "ready" | "applying" | "applied" | "failed";
            found: number;
            matched: number;
            /** @description Files by state: matched, unsure, unmatched, known, applied, failed */
            counts: {
                [key: string]: number;
            };
            error: string | null;
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
        ScanItem: {
            id: number;
            scan_id: number;
            relative_path: string;
            /** @description bytes */
            size_bytes: number;
            /**
             * @description `known`: it belongs to a movie of the library already
             * @enum {string}
             */
            state: "matched" | "unsure" | "unmatched" | "known" | "applied" | "failed";
            confidence: number;
            reasons: string[];
            metadata_id: number | null;
            movie_id: number | null;
            title: string | null;
            year: number | null;
            error: string | null;
        };
        SelfTestCheck: {
            /** @enum {string} */
            code: "downloads_writable" | "library_writable" | "hardlink" | "copy" | "permissions" | "free_space";
            ok: boolean;
            text: string;
            /** @description What to do about it */
            cure: string | null;
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
            /** @description Public; it lets nobody in. */
            id: string;
            /** @enum {string} */
            kind: "browser" | "cli" | "qr";
            label: string;
            user_agent: string | null;
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
        SessionPatch: {
            /** @description What the device is called */
            label?: string;
        };
        SignedUrl: {
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expires_at: string;
        };
        /** @description The library in figures */
        Stats: {
            movies: {
                total: number;
                monitored: number;
                watched: number;
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
            files: {
                total: number;
                missing: number;
                /** @description bytes */
                size_bytes: number;
                runtime_minutes: number;
                /** @description By quality */
                by_quality: {
                    [key: string]: number;
                };
            };
            downloads: {
                /** @description By state */
                by_state: {
                    [key: string]: number;
                };
                completed_last_30_days: number;
                /** @description bytes */
                downloaded_bytes: number;
                /** @description bytes */
                uploaded_bytes: number;
            };
            releases: {
                seen_last_30_days: number;
                grabbed_last_30_days: number;
                blocked: number;
            };
        };
        /** @description All that strangers are told. */
        Status: {
            version: string;
            uptime_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            started_at: string;
            /** @enum {string} */
            status: "ok" | "setup_required" | "recovery";
            setup_complete: boolean;
        };
        /** @description Subtitles of a movie, in a file of their own */
        Subtitle: {
            id: number;
            movie_id: number;
            /** @description The movie's file that it belongs to */
            file_id: number;
            /** @description BCP 47 code such as `en`; null when its name does not say */
            language: string | null;
            /** @description Only what is said in a language foreign to the movie */
            forced: boolean;
            /** @description Tells of sounds too */
            hearing_impaired: boolean;
            /**
             * @description Inside the file, found beside it, or fetched
             * @enum {string}
             */
            source: "embedded" | "sidecar" | "provider";
            /** @description Ending of the file, such as `srt` */
            format: string;
            path: string;
            /** @description What its provider calls it */
            provider_id: string | null;
            /** @description How well its provider said that it fits */
            score: number | null;
            /**
             * @description How its provider knew the movie
             * @enum {string|null}
             */
            matched_by: "hash" | "id" | "title" | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            added_at: string;
        };
        /** @description What a browser can play, as it says itself */
        Supports: {
            /** @description Of `mp4`, `webm`, `matroska`: which ones a `<video>` opens by itself */
            containers: string[];
            /** @description Codec strings that the browser said yes to, such as `avc1.640034`; each covers the lower levels of its profile */
            video: string[];
            /** @description The same for audio, such as `mp4a.40.2`, `opus`, `ac-3` */
            audio: string[];
            /** @description Whether it plays HLS with fragmented MP4, by itself or by Media Source Extensions */
            hls: boolean;
        };
        Tag: {
            id: number;
            name: string;
            movie_count: number;
        };
        Task: {
            name: string;
            interval_seconds: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            last_run_at: string | null;
            last_error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            next_run_at: string | null;
            running: boolean;
            last_duration_ms: number | null;
            enabled: boolean;
        };
        TaskRun: {
            id: number;
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
            duration_ms: number | null;
            error: string | null;
            /** @enum {string} */
            trigger: "schedule" | "user";
        };
        ToSign: {
            /** @description Of media, images or the calendar */
            path: string;
            /** @description At most 12 hours, but for the calendar; 4 hours when absent */
            ttl_seconds?: number;
        };
        TorrentSession: {
            /** @description Whether the embedded client runs */
            up: boolean;
            /** @description Where peers reach it */
            port: number | null;
            /**
             * @description Whether peers elsewhere can call it: `yes` once one did, `no` when none did although many heard of it, or none can
             * @enum {string}
             */
            reachable: "yes" | "no" | "unknown";
            /**
             * @description What the router does with the port; `behind_another`: it stands behind one more router, as with many mobile networks
             * @enum {string}
             */
            port_mapping: "off" | "trying" | "mapped" | "refused" | "no_router" | "behind_another";
            /**
             * @description How the router was asked
             * @enum {string|null}
             */
            port_mapped_by: "pcp" | "nat_pmp" | "upnp" | null;
            dht_enabled: boolean;
            pex_enabled: boolean;
            torrents: number;
            /** @description Those whose tracker may ask for certain clients */
            private_torrents: number;
            /** @description bytes per second */
            download_speed: number;
            /** @description bytes per second */
            upload_speed: number;
            peers: number;
            /** @description kB/s; 0 is none */
            download_speed_limit: number;
            /** @description kB/s; 0 is none */
            upload_speed_limit: number;
        };
        /** @description A link to a trailer */
        Trailer: {
            /** @description Its title at the video host */
            name: string;
            /** @description Address of its page at the video host; nothing of it is loaded by this service */
            url: string;
        };
        VerifiedBackup: {
            ok: boolean;
            /** @description What is wrong with it */
            problem: string | null;
            backup: components["schemas"]["Backup"];
        };
        View: {
            id: number;
            name: string;
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
        Webhook: {
            id: number;
            name: string;
            /** @enum {string} */
            method: "POST" | "PUT";
            /** @description Types of events; empty means all */
            events: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
            /** @description The body, with `{{title}}` and other fields of the event, `{{event}}`, `{{heading}}` and `{{summary}}`. Null sends the event as JSON. */
            template: string | null;
            enabled: boolean;
            /** @description Only the host of the address is shown */
            url_host: string;
            url_set: boolean;
            headers_set: boolean;
            header_names: string[];
            /** @description Events that are still to be delivered */
            waiting: number;
            last_status: number | null;
            last_error: string | null;
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
        WebhookTest: {
            ok: boolean;
            status: number | null;
            message: string;
        };
    };
    responses: {
        /** @description The request makes no sense as it stands */
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
                 *         "message": "The body is larger than 4194304 bytes"
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
        /** @description The range lies outside */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "range_not_satisfiable",
                 *         "message": "The range lies outside of 1000 bytes"
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
                 *         "message": "The movie database asks us to wait 30 s"
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
                 *         "message": "Something went wrong on our side; the log has the details"
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
                    "application/json": {
                        results: components["schemas"]["Session"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *       "kind": "browser",
                 *       "label": "Phone",
                 *       "ttl_days": 1
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
                /** @description Required, so that nobody locks out the own device by mistake */
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
                "application/json": {
                    /** @description What the device is called */
                    label?: string;
                };
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
                 *       "path": "/movies",
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
                    "application/json": {
                        results: components["schemas"]["Backup"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    /**
                     * @description `live`: the key and the devices of now stay in. `archive`: the key of the archive holds and every device is out; needs the API key itself.
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
                     *           "reason": "example",
                     *           "created_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["BlocklistEntry"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    movie_id?: number | null;
                    info_hash?: string | null;
                    title: string;
                    reason?: string;
                };
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
                     *       "reason": "example",
                     *       "created_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BlocklistEntry"];
                };
            };
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
                "application/json": {
                    reason?: string;
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
                     *       "id": 1,
                     *       "movie_id": 1,
                     *       "indexer_id": 1,
                     *       "info_hash": "c9e15763f722f23e98a29decdfae341b98d53056",
                     *       "title": "Charade",
                     *       "code": "not_found",
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
                     *           "date": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["CalendarEntry"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": components["schemas"]["ClientLine"][];
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
                    "application/json": {
                        results: components["schemas"]["Collection"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    /** @description Whether new parts are added as wanted movies */
                    monitored?: boolean;
                    quality_profile_id?: number | null;
                    root_folder_id?: number | null;
                };
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
                     *       "vpn_private_key": "example",
                     *       "vpn_address": "example",
                     *       "vpn_peer_public_key": "example",
                     *       "vpn_endpoint": "example",
                     *       "vpn_dns": "example",
                     *       "vpn_kill_switch": true,
                     *       "vpn_port_forward_provider": "none",
                     *       "vpn_port_forward_api_key": "example",
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
                 *       "vpn_private_key": "example",
                 *       "vpn_address": "example",
                 *       "vpn_peer_public_key": "example",
                 *       "vpn_endpoint": "example",
                 *       "vpn_dns": "example",
                 *       "vpn_kill_switch": true,
                 *       "vpn_port_forward_provider": "none",
                 *       "vpn_port_forward_api_key": "example",
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
                "application/json": {
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
                     * @description Titles and overviews are asked for in this language, such as en or de-DE.
                     */
                    language?: string;
                    /**
                     * Region
                     * @description Release dates and ratings of this country count.
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
                     * @description Ask once a day whether a newer version exists. Nothing about you is sent. This version does not use it yet.
                     */
                    update_check_enabled?: boolean;
                    /**
                     * API key
                     * @description The master credential: it opens everything. It cannot be typed here.
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
                     * @description A hardlink takes no extra space and keeps seeding; a copy is a second file.
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
                     * @description Path of ffmpeg; empty finds it by itself. Changing it needs the API key.
                     */
                    media_tool_path?: string | null;
                    /**
                     * Convert while playing
                     * @description For devices that cannot play a file as it is. This version does not use it yet.
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
                     * @description More people watching than this have to wait. This version does not use it yet.
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
                     * @description How many daily backups stay.
                     */
                    backup_keep?: number;
                    /**
                     * Backup folder
                     * @description Empty: inside the data folder.
                     */
                    backup_path?: string | null;
                    /**
                     * Search for wanted movies every
                     * @description Each round spends only a part of what the indexers allow in a day.
                     */
                    search_interval_minutes?: number;
                    /**
                     * Read new releases every
                     * @description One question an indexer covers all wanted movies.
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
                     * Replace by better ones
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
                     * @description Where movies are while they arrive and seed; best on the same disk as the library. Empty: inside the data folder.
                     */
                    download_path?: string | null;
                    /**
                     * At the same time
                     * @description How many movies may arrive at once.
                     */
                    max_concurrent_downloads?: number;
                    /**
                     * Download limit
                     * @description 0 is no limit.
                     */
                    download_speed_limit?: number;
                    /**
                     * Upload limit
                     * @description 0 is no limit.
                     */
                    upload_speed_limit?: number;
                    /**
                     * Port for peers
                     * @description Other peers reach you here; 0 chooses one and keeps it.
                     */
                    torrent_port?: number;
                    /**
                     * Ask the router to pass the port on
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
                     * @description Stop giving back at this ratio; 0 is no limit by ratio. An indexer may ask for more.
                     */
                    seed_ratio_limit?: number;
                    /**
                     * Seed for
                     * @description Stop giving back after this time; 0 is no limit by time.
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
                     * @description Only the torrent session uses the tunnel. This version does not use it yet.
                     */
                    vpn_enabled?: boolean;
                    /**
                     * Private key
                     * @description Of your side of the tunnel. This version does not use it yet.
                     */
                    vpn_private_key?: string | null;
                    /**
                     * Address in the tunnel
                     * @description Such as 10.2.0.2/32. This version does not use it yet.
                     */
                    vpn_address?: string | null;
                    /**
                     * Public key of the other side
                     * @description Of the VPN server. This version does not use it yet.
                     */
                    vpn_peer_public_key?: string | null;
                    /**
                     * Server
                     * @description Host and port of the VPN server. This version does not use it yet.
                     */
                    vpn_endpoint?: string | null;
                    /**
                     * DNS server
                     * @description Used inside the tunnel. This version does not use it yet.
                     */
                    vpn_dns?: string | null;
                    /**
                     * Stop without the tunnel
                     * @description No torrent packet leaves when the tunnel is down. This version does not use it yet.
                     */
                    vpn_kill_switch?: boolean;
                    /**
                     * Port forwarding
                     * @description How the VPN opens a port for peers. This version does not use it yet.
                     * @enum {string}
                     */
                    vpn_port_forward_provider?: "none" | "nat_pmp" | "api";
                    /**
                     * Port forwarding key
                     * @description Of the provider that opens the port. This version does not use it yet.
                     */
                    vpn_port_forward_api_key?: string | null;
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
                     * Client id
                     * @description Of the application you registered at the tracking service. This version does not use it yet.
                     */
                    tracker_client_id?: string | null;
                    /**
                     * Client secret
                     * @description Of the application you registered at the tracking service. This version does not use it yet.
                     */
                    tracker_client_secret?: string | null;
                    /**
                     * Address
                     * @description The tracking service. This version does not use it yet.
                     */
                    tracker_url?: string;
                    /**
                     * Keep watched movies in step
                     * @description Both ways, and nothing is ever removed. This version does not use it yet.
                     */
                    tracker_sync_history?: boolean;
                    /**
                     * Add movies from the watchlist
                     * @description New entries become wanted movies. This version does not use it yet.
                     */
                    tracker_sync_watchlist?: boolean;
                    /**
                     * Tell what is playing
                     * @description Report start, pause and end of a movie. This version does not use it yet.
                     */
                    tracker_scrobble?: boolean;
                    /**
                     * Key
                     * @description Your own key of the subtitle service. This version does not use it yet.
                     */
                    subtitles_api_key?: string | null;
                    /**
                     * User name
                     * @description Your account at the subtitle service. This version does not use it yet.
                     */
                    subtitles_username?: string | null;
                    /**
                     * Password
                     * @description Of your account at the subtitle service. This version does not use it yet.
                     */
                    subtitles_password?: string | null;
                    /**
                     * Address
                     * @description The subtitle service. This version does not use it yet.
                     */
                    subtitles_url?: string;
                    /**
                     * Languages
                     * @description Codes such as en or de, most wanted first. This version does not use it yet.
                     */
                    subtitle_languages?: string[];
                    /**
                     * Fetch by itself
                     * @description Search for subtitles when a movie is imported. This version does not use it yet.
                     */
                    subtitle_auto?: boolean;
                    /**
                     * Key
                     * @description Your own key of the list service. This version does not use it yet.
                     */
                    list_api_key?: string | null;
                    /**
                     * Address
                     * @description The list service. This version does not use it yet.
                     */
                    list_url?: string;
                    /**
                     * Add at most
                     * @description A list never adds more than this in one go. This version does not use it yet.
                     */
                    list_max_added_per_sync?: number;
                };
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
                     *       "vpn_private_key": "example",
                     *       "vpn_address": "example",
                     *       "vpn_peer_public_key": "example",
                     *       "vpn_endpoint": "example",
                     *       "vpn_dns": "example",
                     *       "vpn_kill_switch": true,
                     *       "vpn_port_forward_provider": "none",
                     *       "vpn_port_forward_api_key": "example",
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
                    "application/json": {
                        results: components["schemas"]["FieldDeclaration"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                what: "metadata" | "media-tool" | "tracker" | "subtitles" | "list" | "vpn";
            };
            cookie?: never;
        };
        requestBody: {
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
                 *       "vpn_private_key": "example",
                 *       "vpn_address": "example",
                 *       "vpn_peer_public_key": "example",
                 *       "vpn_endpoint": "example",
                 *       "vpn_dns": "example",
                 *       "vpn_kill_switch": true,
                 *       "vpn_port_forward_provider": "none",
                 *       "vpn_port_forward_api_key": "example",
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
                "application/json": {
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
                     * @description Titles and overviews are asked for in this language, such as en or de-DE.
                     */
                    language?: string;
                    /**
                     * Region
                     * @description Release dates and ratings of this country count.
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
                     * @description Ask once a day whether a newer version exists. Nothing about you is sent. This version does not use it yet.
                     */
                    update_check_enabled?: boolean;
                    /**
                     * API key
                     * @description The master credential: it opens everything. It cannot be typed here.
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
                     * @description A hardlink takes no extra space and keeps seeding; a copy is a second file.
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
                     * @description Path of ffmpeg; empty finds it by itself. Changing it needs the API key.
                     */
                    media_tool_path?: string | null;
                    /**
                     * Convert while playing
                     * @description For devices that cannot play a file as it is. This version does not use it yet.
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
                     * @description More people watching than this have to wait. This version does not use it yet.
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
                     * @description How many daily backups stay.
                     */
                    backup_keep?: number;
                    /**
                     * Backup folder
                     * @description Empty: inside the data folder.
                     */
                    backup_path?: string | null;
                    /**
                     * Search for wanted movies every
                     * @description Each round spends only a part of what the indexers allow in a day.
                     */
                    search_interval_minutes?: number;
                    /**
                     * Read new releases every
                     * @description One question an indexer covers all wanted movies.
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
                     * Replace by better ones
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
                     * @description Where movies are while they arrive and seed; best on the same disk as the library. Empty: inside the data folder.
                     */
                    download_path?: string | null;
                    /**
                     * At the same time
                     * @description How many movies may arrive at once.
                     */
                    max_concurrent_downloads?: number;
                    /**
                     * Download limit
                     * @description 0 is no limit.
                     */
                    download_speed_limit?: number;
                    /**
                     * Upload limit
                     * @description 0 is no limit.
                     */
                    upload_speed_limit?: number;
                    /**
                     * Port for peers
                     * @description Other peers reach you here; 0 chooses one and keeps it.
                     */
                    torrent_port?: number;
                    /**
                     * Ask the router to pass the port on
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
                     * @description Stop giving back at this ratio; 0 is no limit by ratio. An indexer may ask for more.
                     */
                    seed_ratio_limit?: number;
                    /**
                     * Seed for
                     * @description Stop giving back after this time; 0 is no limit by time.
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
                     * @description Only the torrent session uses the tunnel. This version does not use it yet.
                     */
                    vpn_enabled?: boolean;
                    /**
                     * Private key
                     * @description Of your side of the tunnel. This version does not use it yet.
                     */
                    vpn_private_key?: string | null;
                    /**
                     * Address in the tunnel
                     * @description Such as 10.2.0.2/32. This version does not use it yet.
                     */
                    vpn_address?: string | null;
                    /**
                     * Public key of the other side
                     * @description Of the VPN server. This version does not use it yet.
                     */
                    vpn_peer_public_key?: string | null;
                    /**
                     * Server
                     * @description Host and port of the VPN server. This version does not use it yet.
                     */
                    vpn_endpoint?: string | null;
                    /**
                     * DNS server
                     * @description Used inside the tunnel. This version does not use it yet.
                     */
                    vpn_dns?: string | null;
                    /**
                     * Stop without the tunnel
                     * @description No torrent packet leaves when the tunnel is down. This version does not use it yet.
                     */
                    vpn_kill_switch?: boolean;
                    /**
                     * Port forwarding
                     * @description How the VPN opens a port for peers. This version does not use it yet.
                     * @enum {string}
                     */
                    vpn_port_forward_provider?: "none" | "nat_pmp" | "api";
                    /**
                     * Port forwarding key
                     * @description Of the provider that opens the port. This version does not use it yet.
                     */
                    vpn_port_forward_api_key?: string | null;
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
                     * Client id
                     * @description Of the application you registered at the tracking service. This version does not use it yet.
                     */
                    tracker_client_id?: string | null;
                    /**
                     * Client secret
                     * @description Of the application you registered at the tracking service. This version does not use it yet.
                     */
                    tracker_client_secret?: string | null;
                    /**
                     * Address
                     * @description The tracking service. This version does not use it yet.
                     */
                    tracker_url?: string;
                    /**
                     * Keep watched movies in step
                     * @description Both ways, and nothing is ever removed. This version does not use it yet.
                     */
                    tracker_sync_history?: boolean;
                    /**
                     * Add movies from the watchlist
                     * @description New entries become wanted movies. This version does not use it yet.
                     */
                    tracker_sync_watchlist?: boolean;
                    /**
                     * Tell what is playing
                     * @description Report start, pause and end of a movie. This version does not use it yet.
                     */
                    tracker_scrobble?: boolean;
                    /**
                     * Key
                     * @description Your own key of the subtitle service. This version does not use it yet.
                     */
                    subtitles_api_key?: string | null;
                    /**
                     * User name
                     * @description Your account at the subtitle service. This version does not use it yet.
                     */
                    subtitles_username?: string | null;
                    /**
                     * Password
                     * @description Of your account at the subtitle service. This version does not use it yet.
                     */
                    subtitles_password?: string | null;
                    /**
                     * Address
                     * @description The subtitle service. This version does not use it yet.
                     */
                    subtitles_url?: string;
                    /**
                     * Languages
                     * @description Codes such as en or de, most wanted first. This version does not use it yet.
                     */
                    subtitle_languages?: string[];
                    /**
                     * Fetch by itself
                     * @description Search for subtitles when a movie is imported. This version does not use it yet.
                     */
                    subtitle_auto?: boolean;
                    /**
                     * Key
                     * @description Your own key of the list service. This version does not use it yet.
                     */
                    list_api_key?: string | null;
                    /**
                     * Address
                     * @description The list service. This version does not use it yet.
                     */
                    list_url?: string;
                    /**
                     * Add at most
                     * @description A list never adds more than this in one go. This version does not use it yet.
                     */
                    list_max_added_per_sync?: number;
                };
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
                    "application/json": {
                        results: components["schemas"]["CustomFormat"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    name: string;
                    conditions: ({
                        /** @constant */
                        kind: "release_title";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "edition";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "release_group";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "language";
                        /** @description English name, or `Original` */
                        value: string;
                        /**
                         * @description A language other than this one
                         * @default false
                         */
                        except?: boolean;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "indexer_flag";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "source";
                        /** @enum {string} */
                        value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "resolution";
                        /** @enum {number} */
                        value: 0 | 480 | 576 | 720 | 1080 | 2160;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "quality_modifier";
                        /** @enum {string} */
                        value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "size";
                        value: {
                            min: number;
                            max: number;
                        };
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "year";
                        value: {
                            min: number;
                            max: number;
                        };
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    })[];
                };
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
                /** @example {} */
                "application/json": {
                    [key: string]: unknown;
                } | unknown[];
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
                "application/json": {
                    name?: string;
                    conditions?: ({
                        /** @constant */
                        kind: "release_title";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "edition";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "release_group";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "language";
                        /** @description English name, or `Original` */
                        value: string;
                        /**
                         * @description A language other than this one
                         * @default false
                         */
                        except?: boolean;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "indexer_flag";
                        value: string;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "source";
                        /** @enum {string} */
                        value: "unknown" | "cam" | "telesync" | "telecine" | "workprint" | "dvd" | "tv" | "webdl" | "webrip" | "bluray";
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "resolution";
                        /** @enum {number} */
                        value: 0 | 480 | 576 | 720 | 1080 | 2160;
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "quality_modifier";
                        /** @enum {string} */
                        value: "none" | "regional" | "screener" | "rawhd" | "brdisk" | "remux";
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "size";
                        value: {
                            min: number;
                            max: number;
                        };
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    } | {
                        /** @constant */
                        kind: "year";
                        value: {
                            min: number;
                            max: number;
                        };
                        /** @default false */
                        negate: boolean;
                        /** @default false */
                        required: boolean;
                    })[];
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
                    "application/json": {
                        results: components["schemas"]["DownloadClient"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *       "type": "example",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "settings": {}
                 *     }
                 */
                "application/json": {
                    name: string;
                    type: string;
                    priority?: number;
                    enabled?: boolean;
                    /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
                    settings?: {
                        [key: string]: unknown;
                    };
                };
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
                 *       "type": "example",
                 *       "priority": 1,
                 *       "enabled": true,
                 *       "settings": {}
                 *     }
                 */
                "application/json": {
                    name: string;
                    type: string;
                    priority?: number;
                    enabled?: boolean;
                    /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
                    settings?: {
                        [key: string]: unknown;
                    };
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
                     *       "ok": true,
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
                    "application/json": {
                        results: components["schemas"]["DownloadClientType"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    name?: string;
                    priority?: number;
                    enabled?: boolean;
                    /** @description The fields of its type. Secrets are write-only: those that are set read `[REDACTED]` */
                    settings?: {
                        [key: string]: unknown;
                    };
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
                     *       "message": "movie 999 not found",
                     *       "version": "1.2.3"
                     *     }
                     */
                    "application/json": components["schemas"]["DownloadClientTest"];
                };
            };
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
                movie_id?: number;
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
                     *             "text": "it is a sample"
                     *           },
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
                    "application/json": {
                        results: components["schemas"]["Download"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *       "title": "Charade",
                 *       "magnet": "magnet:?xt=urn:btih:c9e15763f722f23e98a29decdfae341b98d53056",
                 *       "torrent": "ZDg6YW5ub3VuY2U="
                 *     }
                 */
                "application/json": {
                    movie_id: number;
                    /** @description Its release name; tells the quality */
                    title?: string;
                    magnet?: string;
                    /** @description A .torrent file in base64 */
                    torrent?: string;
                };
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
                     *         "text": "it is a sample"
                     *       },
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
                     *         "text": "it is a sample"
                     *       },
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
                /** @description Also delete what was fetched; the library is never touched */
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
                     *         "text": "it is a sample"
                     *       },
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
                    "application/json": {
                        results: components["schemas"]["DownloadFile"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *         "text": "it is a sample"
                     *       },
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                     *         "text": "it is a sample"
                     *       },
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
                     *         "text": "it is a sample"
                     *       },
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
                    "application/json": {
                        results: components["schemas"]["Exclusion"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    metadata_id: number;
                    title?: string;
                    year?: number | null;
                };
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
                "application/json": {
                    title?: string;
                    year?: number | null;
                };
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
            /** @description A movie on the shelf */
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
                    "application/json": components["schemas"]["File"];
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
                     *       "parent": "example",
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
                    "application/json": {
                        results: components["schemas"]["HealthEntry"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                    "application/json": {
                        results: components["schemas"]["HealthEntry"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                movie_id?: number;
                /** @description Comma-separated event types: `movie_added`, `movie_updated`, `movie_removed`, `movie_watched`, `movie_unwatched`, `file_added`, `file_upgraded`, `file_removed`, `file_renamed`, `file_missing`, `file_restored`, `library_scan_completed`, `search_started`, `search_completed`, `release_grabbed`, `release_payload_refused`, `blocklist_changed`, `download_queued`, `download_started`, `download_metadata_ready`, `download_stalled`, `download_paused`, `download_resumed`, `download_completed`, `download_failed`, `download_cancelled`, `download_removed`, `seeding_completed`, `import_started`, `import_completed`, `import_blocked`, `import_failed`, `subtitle_added`, `playback_started`, `playback_stopped`, `health_changed`, `vpn_changed`, `task_failed`, `backup_created`, `backup_verified`, `backup_deleted`, `backup_restored`, `config_changed`, `indexer_changed`, `indexer_failed`, `indexer_recovered`, `quality_profile_changed`, `custom_format_changed`, `session_created`, `session_revoked`, `session_updated`, `api_key_rotated`, `root_folder_changed`, `tag_changed`, `exclusion_changed`, `download_client_changed`, `webhook_changed`, `recycle_changed`, `list_changed`, `tracker_connected`, `tracker_disconnected`, `tracker_synced`, `update_available`. */
                type?: string;
                /** @description Nothing before this moment */
                since?: string;
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
                    "application/json": {
                        results: components["schemas"]["HistoryRow"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                kind?: "poster" | "backdrop" | "still" | "logo" | "portrait";
            };
            header?: never;
            path: {
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
                "application/json": {
                    /** @description Where its web interface is */
                    url: string;
                    /** @description Stands in Radarr under Settings, General */
                    api_key: string;
                    /** @description Where a folder of Radarr is called otherwise on this machine */
                    path_map?: {
                        from: string;
                        to: string;
                    }[];
                };
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
                     *               "reason": "example"
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
                "application/json": {
                    /** @description Where its web interface is */
                    url: string;
                    /** @description Stands in Radarr under Settings, General */
                    api_key: string;
                    /** @description Where a folder of Radarr is called otherwise on this machine */
                    path_map?: {
                        from: string;
                        to: string;
                    }[];
                };
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
                     *               "reason": "example"
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
                     *           "type": "example",
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
                    "application/json": {
                        results: components["schemas"]["Indexer"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *       "type": "example",
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
                "application/json": {
                    name: string;
                    /** @description One of `GET /indexers/types` */
                    type: string;
                    url: string;
                    /** @description 1 comes first */
                    priority?: number;
                    enabled?: boolean;
                    enable_feed?: boolean;
                    enable_search?: boolean;
                    categories?: number[];
                    daily_query_limit?: number | null;
                    min_seeders?: number;
                    seed_ratio?: number | null;
                    seed_minutes?: number | null;
                    api_key?: string | null;
                    /** @description Write-only: the other fields of the type; a field that is absent stays as it is, null forgets it. `url_credentials: null` forgets the login that was inside the address */
                    settings?: {
                        [key: string]: unknown;
                    };
                };
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
                     *       "type": "example",
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
                 *       "type": "example",
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
                "application/json": {
                    name: string;
                    /** @description One of `GET /indexers/types` */
                    type: string;
                    url: string;
                    /** @description 1 comes first */
                    priority?: number;
                    enabled?: boolean;
                    enable_feed?: boolean;
                    enable_search?: boolean;
                    categories?: number[];
                    daily_query_limit?: number | null;
                    min_seeders?: number;
                    seed_ratio?: number | null;
                    seed_minutes?: number | null;
                    api_key?: string | null;
                    /** @description Write-only: the other fields of the type; a field that is absent stays as it is, null forgets it. `url_credentials: null` forgets the login that was inside the address */
                    settings?: {
                        [key: string]: unknown;
                    };
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
                     *       "ok": true,
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
                    "application/json": {
                        results: components["schemas"]["IndexerType"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *       "type": "example",
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
                "application/json": {
                    name?: string;
                    url?: string;
                    /** @description 1 comes first */
                    priority?: number;
                    enabled?: boolean;
                    enable_feed?: boolean;
                    enable_search?: boolean;
                    categories?: number[];
                    daily_query_limit?: number | null;
                    min_seeders?: number;
                    seed_ratio?: number | null;
                    seed_minutes?: number | null;
                    api_key?: string | null;
                    /** @description Write-only: the other fields of the type; a field that is absent stays as it is, null forgets it. `url_credentials: null` forgets the login that was inside the address */
                    settings?: {
                        [key: string]: unknown;
                    };
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
                     *       "id": 1,
                     *       "name": "Example",
                     *       "type": "example",
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
                     *       "type": "example",
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
                     *       "message": "movie 999 not found",
                     *       "capabilities": {}
                     *     }
                     */
                    "application/json": components["schemas"]["IndexerTest"];
                };
            };
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
                "application/json": {
                    /** @description All movies unless told */
                    movie_ids?: number[];
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
                     *       "renamed": 1,
                     *       "failed": [
                     *         {
                     *           "file_id": 1,
                     *           "path": "/movies",
                     *           "text": "it is a sample"
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
                "application/json": {
                    /** @description All movies unless told */
                    movie_ids?: number[];
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
                    "application/json": {
                        results: components["schemas"]["RenameItem"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    root_folder_id: number;
                };
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
                     *       "counts": {},
                     *       "error": "example",
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
                     *       "counts": {},
                     *       "error": "example",
                     *       "started_at": "2026-03-01T12:00:00.000Z",
                     *       "finished_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
                };
            };
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
                "application/json": {
                    /** @description Only these; all matched ones unless told */
                    item_ids?: number[];
                    /** @description Never these */
                    except_item_ids?: number[];
                    /** @description Movies that a person chose */
                    choices?: {
                        item_id: number;
                        metadata_id: number;
                    }[];
                    quality_profile_id?: number;
                    monitored?: boolean;
                    /**
                     * @description From when on the movie is looked for
                     * @enum {string}
                     */
                    minimum_availability?: "announced" | "in_cinemas" | "released";
                    tag_ids?: number[];
                };
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
                     *       "counts": {},
                     *       "error": "example",
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
                     *             "example"
                     *           ],
                     *           "metadata_id": 4808,
                     *           "movie_id": 1,
                     *           "title": "Charade",
                     *           "year": 1963,
                     *           "error": "example"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["ScanItem"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    root_folder_id?: number;
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
                     *       "results": [
                     *         {
                     *           "code": "downloads_writable",
                     *           "ok": true,
                     *           "text": "it is a sample",
                     *           "cure": "example"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["SelfTestCheck"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                    "application/json": {
                        results: components["schemas"]["LogRow"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *             "example"
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["ManualFile"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    files: {
                        path: string;
                        movie_id: number;
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
                     *           "error": "example"
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
    getMetadataCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                kind?: "popular" | "trending" | "upcoming" | "now_playing" | "top_rated";
                genre?: number;
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
                    "application/json": {
                        results: components["schemas"]["FoundMovie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                    "application/json": {
                        results: {
                            id: number;
                            name: string;
                        }[];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                q: string;
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
                    "application/json": {
                        results: components["schemas"]["FoundMovie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                sort?: "title" | "added_at" | "year" | "rating" | "popularity" | "runtime_minutes" | "available_from";
                order?: "asc" | "desc";
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                /** @description Part of a title */
                q?: string;
                /** @description Comma-separated statuses: `unmonitored`, `unreleased`, `wanted`, `downloading`, `importing`, `available`, `upgradable`, `missing_file`. */
                status?: string;
                /** @description Comma-separated genres. */
                genre?: string;
                /** @description Comma-separated qualities of the file: `Unknown`, `WORKPRINT`, `CAM`, `TELESYNC`, `TELECINE`, `REGIONAL`, `DVDSCR`, `SDTV`, `DVD`, `DVD-R`, `WEBDL-480p`, `WEBRip-480p`, `Bluray-480p`, `Bluray-576p`, `HDTV-720p`, `WEBDL-720p`, `WEBRip-720p`, `Bluray-720p`, `HDTV-1080p`, `WEBDL-1080p`, `WEBRip-1080p`, `Bluray-1080p`, `Remux-1080p`, `HDTV-2160p`, `WEBDL-2160p`, `WEBRip-2160p`, `Bluray-2160p`, `Remux-2160p`, `BR-DISK`, `Raw-HD`. */
                quality?: string;
                year_from?: number;
                year_to?: number;
                rating_from?: number;
                monitored?: boolean;
                watched?: boolean;
                tag_id?: number;
                collection_id?: number;
                quality_profile_id?: number;
                root_folder_id?: number;
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
                     *           "cinema_date": "2026-03-01T12:00:00.000Z",
                     *           "digital_date": "2026-03-01T12:00:00.000Z",
                     *           "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *           "added_at": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["Movie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    /** @description Id at the metadata provider */
                    metadata_id: number;
                    quality_profile_id?: number;
                    root_folder_id?: number;
                    monitored?: boolean;
                    /**
                     * @description From when on the movie is looked for
                     * @enum {string}
                     */
                    minimum_availability?: "announced" | "in_cinemas" | "released";
                    tag_ids?: number[];
                    /**
                     * @description Look for a release at once
                     * @default true
                     */
                    search?: boolean;
                };
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                "application/json": {
                    ids: number[];
                    /** @default false */
                    delete_files?: boolean;
                    /** @default false */
                    add_exclusion?: boolean;
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
                "application/json": {
                    ids: number[];
                    quality_profile_id?: number;
                    root_folder_id?: number;
                    monitored?: boolean;
                    /**
                     * @description From when on the movie is looked for
                     * @enum {string}
                     */
                    minimum_availability?: "announced" | "in_cinemas" | "released";
                    tag_ids?: number[];
                    add_tag_ids?: number[];
                    remove_tag_ids?: number[];
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
                sort?: "title" | "added_at" | "year" | "rating" | "popularity" | "runtime_minutes" | "available_from";
                order?: "asc" | "desc";
                /** @description Part of a title */
                q?: string;
                /** @description Comma-separated statuses: `unmonitored`, `unreleased`, `wanted`, `downloading`, `importing`, `available`, `upgradable`, `missing_file`. */
                status?: string;
                /** @description Comma-separated genres. */
                genre?: string;
                /** @description Comma-separated qualities of the file: `Unknown`, `WORKPRINT`, `CAM`, `TELESYNC`, `TELECINE`, `REGIONAL`, `DVDSCR`, `SDTV`, `DVD`, `DVD-R`, `WEBDL-480p`, `WEBRip-480p`, `Bluray-480p`, `Bluray-576p`, `HDTV-720p`, `WEBDL-720p`, `WEBRip-720p`, `Bluray-720p`, `HDTV-1080p`, `WEBDL-1080p`, `WEBRip-1080p`, `Bluray-1080p`, `Remux-1080p`, `HDTV-2160p`, `WEBDL-2160p`, `WEBRip-2160p`, `Bluray-2160p`, `Remux-2160p`, `BR-DISK`, `Raw-HD`. */
                quality?: string;
                year_from?: number;
                year_to?: number;
                rating_from?: number;
                monitored?: boolean;
                watched?: boolean;
                tag_id?: number;
                collection_id?: number;
                quality_profile_id?: number;
                root_folder_id?: number;
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                "application/json": {
                    quality_profile_id?: number;
                    root_folder_id?: number;
                    monitored?: boolean;
                    /**
                     * @description From when on the movie is looked for
                     * @enum {string}
                     */
                    minimum_availability?: "announced" | "in_cinemas" | "released";
                    tag_ids?: number[];
                    user_rating?: number | null;
                    resume_position_seconds?: number;
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["File"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                /** @description Comma-separated event types: `movie_added`, `movie_updated`, `movie_removed`, `movie_watched`, `movie_unwatched`, `file_added`, `file_upgraded`, `file_removed`, `file_renamed`, `file_missing`, `file_restored`, `library_scan_completed`, `search_started`, `search_completed`, `release_grabbed`, `release_payload_refused`, `blocklist_changed`, `download_queued`, `download_started`, `download_metadata_ready`, `download_stalled`, `download_paused`, `download_resumed`, `download_completed`, `download_failed`, `download_cancelled`, `download_removed`, `seeding_completed`, `import_started`, `import_completed`, `import_blocked`, `import_failed`, `subtitle_added`, `playback_started`, `playback_stopped`, `health_changed`, `vpn_changed`, `task_failed`, `backup_created`, `backup_verified`, `backup_deleted`, `backup_restored`, `config_changed`, `indexer_changed`, `indexer_failed`, `indexer_recovered`, `quality_profile_changed`, `custom_format_changed`, `session_created`, `session_revoked`, `session_updated`, `api_key_rotated`, `root_folder_changed`, `tag_changed`, `exclusion_changed`, `download_client_changed`, `webhook_changed`, `recycle_changed`, `list_changed`, `tracker_connected`, `tracker_disconnected`, `tracker_synced`, `update_available`. */
                type?: string;
                /** @description Nothing before this moment */
                since?: string;
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
                    "application/json": {
                        results: components["schemas"]["HistoryRow"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                verdict?: "accepted" | "rejected" | "temporarily_rejected";
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
                     *               "text": "it is a sample"
                     *             }
                     *           ],
                     *           "verdict": "accepted",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "text": "it is a sample"
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
                    "application/json": {
                        results: components["schemas"]["Release"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["FoundMovie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                    "application/json": {
                        results: components["schemas"]["Subtitle"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationError"];
            500: components["responses"]["InternalError"];
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
                     *       "cinema_date": "2026-03-01T12:00:00.000Z",
                     *       "digital_date": "2026-03-01T12:00:00.000Z",
                     *       "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *       "added_at": "2026-03-01T12:00:00.000Z",
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
                "application/json": {
                    movie_folder_format?: string;
                    movie_file_format?: string;
                    /** @enum {string} */
                    colon_replacement?: "delete" | "dash" | "space-dash" | "space-dash-space" | "smart";
                    movie_id?: number;
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
                     *       "problems": [
                     *         {
                     *           "field": "movie_folder_format",
                     *           "text": "it is a sample"
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
    playDirectSigned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file */
                file_id: number;
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
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
                plan: string;
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
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
                plan: string;
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
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
                plan: string;
                track: string;
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
                signature: string;
                /** @description How the file goes into the stream; as in the `url` of prepare */
                plan: string;
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationError"];
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
                track: string;
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
                 *       "max_height": 120,
                 *       "allow": [
                 *         "direct"
                 *       ]
                 *     }
                 */
                "application/json": {
                    supports: components["schemas"]["Supports"];
                    /** @description Absent: the default one */
                    audio_track?: number;
                    /** @description Convert the video when it has more lines than this */
                    max_height?: number;
                    /** @description Methods that may be chosen; a player whose method failed leaves it out and gets the next best */
                    allow?: ("direct" | "remux" | "remux_audio" | "transcode" | "not_playable")[];
                };
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
                     *           "text": "it is a sample"
                     *         }
                     *       ],
                     *       "losses": [
                     *         {
                     *           "code": "not_found",
                     *           "values": {},
                     *           "text": "it is a sample"
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
                     *       "resume_position_seconds": 1,
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
                "application/json": {
                    /** @example 0f3d9c62-3f0b-4f6e-9f4e-0d5c5a8c1b7e */
                    play_id: string;
                    position_seconds: number;
                    /** @enum {string} */
                    state: "playing" | "paused" | "stopped";
                };
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
                     *           "min_format_score": 0,
                     *           "cutoff_format_score": 0,
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
                     *               "example"
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
                     *           "delay_minutes": 0,
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
                    "application/json": {
                        results: components["schemas"]["QualityProfile"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *           "example"
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
                "application/json": {
                    name: string;
                    /** @description Worst first, best last */
                    items: ({
                        quality: string;
                        allowed: boolean;
                    } | {
                        group: string;
                        qualities: string[];
                        allowed: boolean;
                    })[];
                    /** @description The quality or group of `items` at which upgrades end */
                    cutoff: string;
                    /** @default true */
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
                    /** @default [] */
                    format_scores?: {
                        custom_format_id: number;
                        score: number;
                    }[];
                    /**
                     * @default {
                     *       "mode": "any",
                     *       "values": []
                     *     }
                     */
                    languages?: {
                        /** @enum {string} */
                        mode: "any" | "original" | "any_of" | "all_of";
                        values: string[];
                    };
                    /**
                     * @description Where they differ from the usual sizes of a quality
                     * @default []
                     */
                    size_limits?: {
                        quality: string;
                        min_size: number | null;
                        max_size: number | null;
                        preferred_size: number | null;
                    }[];
                    /**
                     * @description One of these stands in the name; `/pattern/i` is a regular expression
                     * @default []
                     */
                    must_contain?: string[];
                    /**
                     * @description None of these stands in the name
                     * @default []
                     */
                    must_not_contain?: string[];
                    /**
                     * @description How long a release may be out before it is taken
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
                    /** @default false */
                    is_default?: boolean;
                };
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
                     *           "example"
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
                     *           "example"
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
                     *       "is_default": true,
                     *       "id": 1,
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QualityProfile"];
                };
            };
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
                 *           "example"
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
                "application/json": {
                    name?: string;
                    /** @description Worst first, best last */
                    items?: ({
                        quality: string;
                        allowed: boolean;
                    } | {
                        group: string;
                        qualities: string[];
                        allowed: boolean;
                    })[];
                    /** @description The quality or group of `items` at which upgrades end */
                    cutoff?: string;
                    upgrade_allowed?: boolean;
                    /** @description A release that scores less is refused */
                    min_format_score?: number;
                    /** @description At this score upgrades by score end */
                    cutoff_format_score?: number;
                    /** @description The least gain in score that is worth an upgrade */
                    min_upgrade_score?: number;
                    format_scores?: {
                        custom_format_id: number;
                        score: number;
                    }[];
                    languages?: {
                        /** @enum {string} */
                        mode: "any" | "original" | "any_of" | "all_of";
                        values: string[];
                    };
                    /** @description Where they differ from the usual sizes of a quality */
                    size_limits?: {
                        quality: string;
                        min_size: number | null;
                        max_size: number | null;
                        preferred_size: number | null;
                    }[];
                    /** @description One of these stands in the name; `/pattern/i` is a regular expression */
                    must_contain?: string[];
                    /** @description None of these stands in the name */
                    must_not_contain?: string[];
                    /** @description How long a release may be out before it is taken */
                    delay_minutes?: number;
                    /** @description The best quality of the profile does not wait */
                    delay_bypass_best_quality?: boolean;
                    /** @description A release with this format score does not wait */
                    delay_bypass_score?: number | null;
                    is_default?: boolean;
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
                     *           "example"
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
                     *           "recycled_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["Recycled"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                verdict?: "accepted" | "rejected" | "temporarily_rejected";
                indexer_id?: number;
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
                     *               "text": "it is a sample"
                     *             }
                     *           ],
                     *           "verdict": "accepted",
                     *           "reasons": [
                     *             {
                     *               "code": "not_found",
                     *               "text": "it is a sample"
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
                    "application/json": {
                        results: components["schemas"]["Release"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                 *             "example"
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
                "application/json": {
                    releases?: {
                        title: string;
                        size_bytes?: number | null;
                        seeders?: number | null;
                    }[];
                    /** @description Judge them for this movie; without it each finds its own in the library */
                    movie_id?: number;
                    /** @description The default profile unless told */
                    quality_profile_id?: number;
                    /** @description What to change in the profile before judging; nothing is saved */
                    profile?: {
                        name?: string;
                        /** @description Worst first, best last */
                        items?: ({
                            quality: string;
                            allowed: boolean;
                        } | {
                            group: string;
                            qualities: string[];
                            allowed: boolean;
                        })[];
                        /** @description The quality or group of `items` at which upgrades end */
                        cutoff?: string;
                        upgrade_allowed?: boolean;
                        /** @description A release that scores less is refused */
                        min_format_score?: number;
                        /** @description At this score upgrades by score end */
                        cutoff_format_score?: number;
                        /** @description The least gain in score that is worth an upgrade */
                        min_upgrade_score?: number;
                        format_scores?: {
                            custom_format_id: number;
                            score: number;
                        }[];
                        languages?: {
                            /** @enum {string} */
                            mode: "any" | "original" | "any_of" | "all_of";
                            values: string[];
                        };
                        /** @description Where they differ from the usual sizes of a quality */
                        size_limits?: {
                            quality: string;
                            min_size: number | null;
                            max_size: number | null;
                            preferred_size: number | null;
                        }[];
                        /** @description One of these stands in the name; `/pattern/i` is a regular expression */
                        must_contain?: string[];
                        /** @description None of these stands in the name */
                        must_not_contain?: string[];
                        /** @description How long a release may be out before it is taken */
                        delay_minutes?: number;
                        /** @description The best quality of the profile does not wait */
                        delay_bypass_best_quality?: boolean;
                        /** @description A release with this format score does not wait */
                        delay_bypass_score?: number | null;
                        is_default?: boolean;
                    };
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
                     *               "text": "it is a sample"
                     *             }
                     *           ],
                     *           "score": 1,
                     *           "score_parts": [
                     *             {
                     *               "name": "Example",
                     *               "score": 1,
                     *               "text": "it is a sample"
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
                "application/json": {
                    /**
                     * @description Import it in place of the file in the library, even though it is no upgrade
                     * @default false
                     */
                    replaces?: boolean;
                };
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
                     *         "text": "it is a sample"
                     *       },
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
                    "application/json": {
                        results: components["schemas"]["RootFolder"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    path: string;
                    /**
                     * @description Make the folder when it is not there
                     * @default false
                     */
                    create?: boolean;
                };
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
                "application/json": {
                    path?: string;
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
                     *           "text": "it is a sample"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["License"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
            /** @description The library in figures */
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
            /** @description All that strangers are told. */
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
            500: components["responses"]["InternalError"];
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
                    "application/json": {
                        results: components["schemas"]["Tag"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    name: string;
                };
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
                "application/json": {
                    name?: string;
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
                     *           "next_run_at": "2026-03-01T12:00:00.000Z",
                     *           "running": true,
                     *           "last_duration_ms": 1,
                     *           "enabled": true
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["Task"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *       "next_run_at": "2026-03-01T12:00:00.000Z",
                     *       "running": true,
                     *       "last_duration_ms": 1,
                     *       "enabled": true
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
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
                    "application/json": {
                        run: {
                            id: number;
                            task: string;
                            /**
                             * Format: date-time
                             * @description RFC 3339, UTC
                             */
                            started_at: string;
                            already_running: boolean;
                        };
                    };
                };
            };
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
                     *           "trigger": "schedule"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["TaskRun"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
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
                    "application/json": {
                        results: components["schemas"]["View"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    name: string;
                    /** @description Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}` */
                    query: {
                        [key: string]: string;
                    };
                    icon?: string | null;
                    /** @description Its place among the others */
                    position?: number;
                };
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
                "application/json": {
                    name?: string;
                    icon?: string | null;
                    /** @description Query parameters of the list of movies, such as `{"status": "wanted", "sort": "year"}` */
                    query?: {
                        [key: string]: string;
                    };
                    /** @description Its place among the others */
                    position?: number;
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
    listCutoffUnmet: {
        parameters: {
            query?: {
                /** @description How many results a page holds at most; clamped to 1–100. */
                limit?: number;
                /** @description The `next_cursor` of the page before. */
                cursor?: string;
                /** @description Related resources to include beside their ids, comma-separated: `files`, `quality_profile`, `collection`, `root_folder`, `downloads`, `tags`, `people`, `similar`. */
                expand?: string;
                sort?: "available_from" | "title" | "added_at";
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
                     *           "cinema_date": "2026-03-01T12:00:00.000Z",
                     *           "digital_date": "2026-03-01T12:00:00.000Z",
                     *           "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *           "added_at": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["Movie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                sort?: "available_from" | "title" | "added_at";
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
                     *           "cinema_date": "2026-03-01T12:00:00.000Z",
                     *           "digital_date": "2026-03-01T12:00:00.000Z",
                     *           "physical_date": "2026-03-01T12:00:00.000Z",
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
                     *           "added_at": "2026-03-01T12:00:00.000Z",
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
                    "application/json": {
                        results: components["schemas"]["Movie"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                     *           "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *           "created_at": "2026-03-01T12:00:00.000Z",
                     *           "updated_at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "next_cursor": null,
                     *       "has_more": true
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["Webhook"][];
                        next_cursor: string | null;
                        has_more: boolean;
                    };
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
                "application/json": {
                    name: string;
                    /** @description Write-only: it holds its own secret */
                    url: string;
                    /** @enum {string} */
                    method?: "POST" | "PUT";
                    /** @description Types of events; empty means all */
                    events?: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
                    template?: string | null;
                    enabled?: boolean;
                    /** @description Write-only */
                    headers?: {
                        [key: string]: string;
                    };
                };
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
                     *       "last_sent_at": "2026-03-01T12:00:00.000Z",
                     *       "created_at": "2026-03-01T12:00:00.000Z",
                     *       "updated_at": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
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
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    method?: "POST" | "PUT";
                    /** @description Types of events; empty means all */
                    events?: ("movie_added" | "movie_updated" | "movie_removed" | "movie_watched" | "movie_unwatched" | "file_added" | "file_upgraded" | "file_removed" | "file_renamed" | "file_missing" | "file_restored" | "library_scan_completed" | "search_started" | "search_completed" | "release_grabbed" | "release_payload_refused" | "blocklist_changed" | "download_queued" | "download_started" | "download_metadata_ready" | "download_stalled" | "download_paused" | "download_resumed" | "download_completed" | "download_failed" | "download_cancelled" | "download_removed" | "seeding_completed" | "import_started" | "import_completed" | "import_blocked" | "import_failed" | "subtitle_added" | "playback_started" | "playback_stopped" | "health_changed" | "vpn_changed" | "task_failed" | "backup_created" | "backup_verified" | "backup_deleted" | "backup_restored" | "config_changed" | "indexer_changed" | "indexer_failed" | "indexer_recovered" | "quality_profile_changed" | "custom_format_changed" | "session_created" | "session_revoked" | "session_updated" | "api_key_rotated" | "root_folder_changed" | "tag_changed" | "exclusion_changed" | "download_client_changed" | "webhook_changed" | "recycle_changed" | "list_changed" | "tracker_connected" | "tracker_disconnected" | "tracker_synced" | "update_available")[];
                    template?: string | null;
                    enabled?: boolean;
                    /** @description Write-only: it holds its own secret */
                    url?: string;
                    /** @description Write-only */
                    headers?: {
                        [key: string]: string;
                    };
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
                     *       "status": 1,
                     *       "message": "movie 999 not found"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
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
