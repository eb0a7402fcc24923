// Written by `npm run types --workspace @axtorm/desk` from docs/desk.openapi.yaml.
export interface paths {
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The session of the cookie. */
        get: operations["getSession"];
        put?: never;
        /** Opens a session by name and password. It sets the cookie and ends the session that the browser had. Users with a second step need a code too: without one the response is 401 with the code `codeWanted` once the password is right. */
        post: operations["logIn"];
        /** Ends the session. */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by a one-time link. Most links set a password; without one in the body the response is then 202, and the link stays good. A second step is asked for as in `logIn`. A password ends all other sessions of the user. */
        post: operations["useLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the own password. It ends all other sessions of the user and gives this one a new cookie and token. */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the own second step stands. */
        get: operations["getTotp"];
        put?: never;
        /** Makes a secret for an authenticator app, which is in this response only. Log-ins change once a code has confirmed it. 409 if the second step is on. */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second step on by a code of the app. The recovery codes are in this response only. */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes new recovery codes in the place of those that are left. They are shown once. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/totp/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second step off. */
        post: operations["endTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own sessions, the last used first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the own sessions. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every position and every template with its state in each language, the last changed first. */
        get: operations["listPositions"];
        put?: never;
        /** Begins a position by its first draft, or as the copy of another one; drafts of a copy are what the other one's drafts are, or what is published where there is none. 409 if the id is taken. 429 beyond 500 at once, or one a second. A language has at most 2,000 drafts. */
        post: operations["createPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A position with its posts. */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        /** Takes a position away in every language, its drafts too. Publishers and owners. */
        delete: operations["deletePosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/undelete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings a position back that was deleted in the last 30 days, as it was, save its times to publish and to close. Editors bring back what visitors have never seen. */
        post: operations["undeletePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a position another id, which is a part of its address, in every language. Visitors of the old address are led to the new one if it was ever published; then, and while a time is set, publishers and owners only. 409 if the id is taken. Calls at the old id are refused by `moved` then. */
        post: operations["renamePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replaces the draft, or begins one. 409 if the post has changed since the revision; the response has what it is now. 422 names the fields that the service refuses. A draft that waits for its time is changed by publishers and owners only. */
        put: operations["saveDraft"];
        post?: never;
        /** Takes the draft away; what is published stays. A position that has nothing else is deleted by it. */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes, takes back or schedules in one or more languages, in all of them or in none. No other language changes. Publishers and owners. */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says of a draft that it is ready to be published, or responds to that. Every role asks and withdraws; publishers and owners approve and send back. A review publishes nothing and keeps no one from publishing. */
        post: operations["review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        /** The newest thousand entries of a post, made of its newest 20,000 changes, the last one first. A deleted one has a history too. */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/history/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
                entry: string;
            };
            cookie?: never;
        };
        /** The post as a change left it, or as it was when it was taken away. */
        get: operations["getHistoryEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes what a change left the draft. */
        post: operations["restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What people say of places in the texts, in every language. */
        get: operations["listComments"];
        put?: never;
        /** Comments on a place of a text, or replies to a comment, which is open then. */
        post: operations["comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/comments/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                comment: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Resolves a comment, or opens it again. */
        patch: operations["resolveComment"];
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waits until the list of positions is another one.
         * @description The call waits for up to 20 seconds until the list has another tag. It ends with the session. A page has one call that waits: the next
         *     one ends the one before. Where too many wait, the response comes at once.
         */
        post: operations["awaitNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that this user has a position open, and who else has. Good for 30 seconds; the page repeats it.
         * @description With `known`, the call waits for up to 20 seconds until something is not as the page knows it: a post in any language, the
         *     comments, or the others. It ends with the session. A page has one such call: the next one ends the one before. Where too many wait, the
         *     response comes at once.
         */
        post: operations["tellPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a template, of which positions begin as copies: of a position, without its titles and days, or an empty one in a language. The calls about positions write, show and delete it; those that lead to visitors, and reviews, refuse it with 409 `template`. 409 `taken` if another template has the name. There are at most 100; the limits of `createPosition` hold too. */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Gives a template another name. 409 if another template has it. */
        patch: operations["renameTemplate"];
        trace?: never;
    };
    "/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions that were deleted in the last 30 days and can be brought back, the last one first. */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every position in the order of the site. */
        get: operations["getOrder"];
        /** Sets the order in every language; without positions, that of their creation. Those that are not named come behind. 409 if the order has changed since the revision. Publishers and owners. */
        put: operations["setOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the site's page of a post as it is written, without scripts. Nothing is saved. Fields that the site would not show are left out; 422 for HTML beyond the limits of a post, 503 while no page can be rendered. */
        post: operations["preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/{locale}/preview-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a link that shows the saved draft as the site's page, without an account. It ends in time, and when the draft is published, discarded or deleted. 404 without a draft. */
        post: operations["linkPreview"];
        /** Makes all links to the draft void. */
        delete: operations["endPreviewLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/previews/{preview}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                preview: string;
            };
            cookie?: never;
        };
        /** A page that this session has made, for a minute. Only the desk's page may frame it. */
        get: operations["getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks at posts that another platform has, before they become drafts: what would be refused, and what is here already. Nothing is saved. At most 500. */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/greenhouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The jobs of a public board of Greenhouse as its Job Board API has them, fetched by the service. 404 without such a board, 429 beyond 10 boards at once, or 2 a minute, 502 boardFailed if Greenhouse does not give them, boardTooLarge beyond 16 MiB. */
        post: operations["readGreenhouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every user, by name. Owners. */
        get: operations["listUsers"];
        put?: never;
        /** Adds a user. Owners. 409 if the name is taken. */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a user and ends the user's sessions; what the user did stays in the history. Owners. 409 for the last owner. */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        /** Gives a user another role and ends the user's sessions. Owners. 409 for the last owner. */
        patch: operations["changeUser"];
        trace?: never;
    };
    "/users/{name}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a link by which a user sets a password, in the place of an earlier one. Owners. */
        post: operations["makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, the newest first, 100 at a time. Owners. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every API key, the oldest first, revoked ones too, and the collections that a key can be for. Owners. */
        get: operations["listKeys"];
        put?: never;
        /** Makes an API key of the content service. The key itself is in this response only. Owners. */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes an API key, in effect with its next call. Owners. */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every webhook by its name, the kinds of events that there are, and whether Google's Indexing API is told of pages. Owners. */
        get: operations["listWebhooks"];
        put?: never;
        /** Makes a webhook, which is told of what happens from now on. Its secret is in this response only. Owners. 422 privateAddress for an address in a private network, unless the operator lets webhooks call those. */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Changes a webhook; its secret stays. One that is off gets nothing, and what waited for it is given up after a day. Owners. */
        put: operations["changeWebhook"];
        post?: never;
        /** Removes a webhook with its deliveries. Owners. */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery of the kind `test`. Owners. 422 for a webhook that is off. */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was and is to be delivered, 50 at once, the newest first. It is kept for 30 days. Owners. */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{delivery}/again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a delivery once more, under its own id and for a day again. Owners. */
        post: operations["deliverAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members who wait to be let in, the oldest first. Owners. 404 where the service has no members. */
        get: operations["listWaitingMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                member: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a member who waits log in, or not. Owners. 404 for one who does not wait. */
        post: operations["decideOnMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often the page of each position was seen and its mail button was pressed, by day and language, in the last 30 days. A position without visitors is left out. */
        get: operations["getCounts"];
        /** Has visits counted from now on, or no longer. Owners. Every server follows within seconds. What was counted is kept for 400 days. */
        put: operations["setCounting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's facts as they stand in the site's file, with what is wrong and what `server check` warns of. Owners. 404 without a file, 409 malformed if it is no JSON. */
        get: operations["getFacts"];
        /** Replaces the facts; the site shows them within some seconds. Owners. 422 names the entries that `server check` refuses, for example `game.videos.tutorial.kr`; 409 conflict if the file has changed since the revision, readOnly if it cannot be written. */
        put: operations["setFacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that the service keeps, as one file. Owners, with the password once more. */
        post: operations["makeBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a backup and says what it has and what it would replace. Owners. It changes nothing, and waits for `POST /restores/{restore}` for 15 minutes. A body of up to 2 GiB. 422 backupForeign, backupCutOff, backupAltered, backupNewer, backupUnfit for a file that cannot be restored. 503 while another one is sent, checked or restored. */
        post: operations["checkBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restores/{restore}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                restore: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a checked backup in the place of everything, in one step. Owners, with the password once more. All sessions end, this one too. 422 backupUnfit if the backup does not fit the tables; nothing is changed then. */
        post: operations["restoreBackup"];
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
        /** @enum {string} */
        Role: "editor" | "publisher" | "owner";
        VisitCounts: {
            /** @description Whether visits are counted. */
            isOn: boolean;
            /** @description Since when, or null while they are not. */
            since: components["schemas"]["Time"] | null;
            /** @description The days of the sums where the company is, the last one today, for example `2026-01-31`. */
            days: string[];
            positions: components["schemas"]["PositionCounts"][];
        };
        /** @description The sums of a position in a language. Positions that are gone have some, too. */
        PositionCounts: {
            id: string;
            locale: components["schemas"]["Locale"];
            /** @description How often its page was seen, for each of the days. */
            views: number[];
            /** @description How often a link that begins a mail was pressed there, for each of the days. */
            mails: number[];
            /** @description Where those visitors came from, over all of the days. */
            origins: {
                /** @enum {string} */
                origin: "search" | "jobs" | "social" | "own" | "other" | "direct";
                views: number;
                mails: number;
            }[];
        };
        /** @enum {string} */
        Locale: "en" | "jp" | "kr";
        /**
         * Format: date-time
         * @description In UTC
         */
        Time: string;
        /** @description The revision of the post in each language. */
        Revisions: {
            [key: string]: components["schemas"]["Revision"];
        };
        /** @description Names what a post was when it was read. Opaque; it changes with the draft, with what is published, and with the review. */
        Revision: string;
        /** @description Becomes a part of the address. A random one by default. */
        NewId: string;
        /** @description Six digits of the authenticator app, good once, or a recovery code. Spaces and hyphens do not count. */
        Code: string;
        UserName: string;
        /**
         * @description `draft` was never published. `changed` is published and has a newer draft. `scheduled` has a draft with a time to publish. `closing` is published as it is and has a time to close. `closed` was taken back and has a draft.
         * @enum {string}
         */
        State: "missing" | "draft" | "published" | "changed" | "scheduled" | "closing" | "closed";
        Session: {
            user: {
                name: string;
                role: components["schemas"]["Role"];
            };
            /** @description For the header `x-desk-token`. */
            token: string;
            /** @description When it ends without a further call. */
            expiresAt: components["schemas"]["Time"];
            /** @description Whether the service has members. */
            hasMembers: boolean;
        };
        OpenSession: {
            id: string;
            startedAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            /** @description The address that it began at. */
            address: string;
            /** @description What the browser called itself. */
            agent: string;
            isCurrent: boolean;
        };
        Summary: {
            state: components["schemas"]["State"];
            /** @description Whether visitors see a post in this language. */
            isPublished: boolean;
            revision: components["schemas"]["Revision"];
            /** @description Of the draft */
            title: string | null;
            date: string | null;
            /** @description The day after which what is published is not open any more; that of the draft where nothing is published. */
            closingDate: string | null;
            /** @description Null where it never existed. */
            changedAt: string | null;
            /** @description Author of the last change. */
            changedBy: string | null;
            publishAt: string | null;
            closeAt: string | null;
            review: components["schemas"]["Review"] | null;
            /** @description How many comments on it are open. */
            comments: number;
        };
        Comment: {
            id: number;
            locale: components["schemas"]["Locale"];
            field: string;
            /** @description The words that are meant; empty where it is the whole field. */
            quote: string;
            /** @description Some words before them, by which they are found where the text has them more than once. */
            lead: string;
            said: components["schemas"]["Said"];
            resolved: {
                by: string;
                at: components["schemas"]["Time"];
            } | null;
            replies: components["schemas"]["Said"][];
        };
        Comments: {
            /** @description Grows with each change of them. */
            revision: number;
            comments: components["schemas"]["Comment"][];
        };
        Said: {
            by: string;
            at: components["schemas"]["Time"];
            note: string;
        };
        /** @description What was said of the draft. It ends with the draft, and so when that is published. */
        Review: {
            /** @enum {string} */
            state: "ready" | "approved" | "sentBack";
            /** @description Whether the draft was changed after the last word. */
            isChanged: boolean;
            /** @description Who called it ready. */
            asked: components["schemas"]["Said"];
            /** @description Who approved it or sent it back. */
            answer: components["schemas"]["Said"] | null;
        };
        /** @description A post that may have anything in the place of its fields. */
        AnyPost: {
            [key: string]: unknown;
        };
        /** @description A post with its days as they are kept, and what becomes of it. */
        ImportRow: {
            post: components["schemas"]["AnyPost"];
            /** @description Why it would be refused, by the field. */
            fields: {
                [key: string]: string;
            };
            reasons: components["schemas"]["Reasons"];
            /** @description Whether it has more than a post may have. */
            isTooLarge: boolean;
            /** @description Ids of the positions that were imported with the same `importId`. */
            positions: string[];
        };
        TemplateName: string;
        /** @description What a template is called; null for a position. */
        TemplateNameOf: string | null;
        PositionSummary: {
            id: string;
            template: components["schemas"]["TemplateNameOf"];
            /** @description A summary for each language that has posts. */
            locales: {
                [key: string]: components["schemas"]["Summary"];
            };
        };
        DeletedPosition: {
            id: string;
            template: components["schemas"]["TemplateNameOf"];
            deletedAt: components["schemas"]["Time"];
            deletedBy: string;
            /** @description When it cannot be brought back any more. */
            until: components["schemas"]["Time"] | null;
            /** @description What it was called in each language that it had. */
            titles: {
                [key: string]: string | null;
            };
        };
        Position: {
            id: string;
            template: components["schemas"]["TemplateNameOf"];
            /** @description An entry for each language that has posts. */
            locales: {
                [key: string]: components["schemas"]["Summary"] & {
                    /** @description Where visitors find it once it is published; null while the site has not started. */
                    address: string | null;
                    draft: components["schemas"]["Post"] | null;
                    published: components["schemas"]["Post"] | null;
                };
            };
        };
        /** @description A post without its system fields. To be published it needs a title and the three texts. Fields that are not named here are kept; docs/content-platform.md has the rules of each. */
        Post: {
            title?: string;
            /** @description A day */
            date?: string;
            /** @description HTML. */
            jobDescription?: string;
            /** @description HTML. */
            requiredSkills?: string;
            /** @description HTML. */
            preferredSkills?: string;
            /** @enum {string|null} */
            employmentType?: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "VOLUNTEER" | "PER_DIEM" | "OTHER" | "" | null;
            pay?: components["schemas"]["Pay"] | string | null;
            place?: string | null;
            placeCountry?: string | null;
            /** @enum {string|null} */
            remote?: "FULL" | "PARTLY" | "NONE" | "" | null;
            remoteFrom?: string[] | null;
            process?: string[] | null;
            /** @description A day. */
            closingDate?: string | null;
            dutiesRange?: string | null;
            placeRange?: string | null;
            contractTerm?: string | null;
            trialPeriod?: string | null;
            workHours?: string | null;
            breaks?: string | null;
            holidays?: string | null;
            overtime?: string | null;
            fixedOvertime?: string | null;
            insurance?: string | null;
            smoking?: string | null;
            recruiter?: string | null;
            /** @description An invented post. */
            demo?: boolean;
            /** @description What the platform that it was imported from calls it. */
            importId?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The place of a post at which somebody writes. */
        Place: {
            /** @enum {string} */
            field: "jobDescription" | "requiredSkills" | "preferredSkills";
            /** @description HTML with which the field begins, up to the place: whole elements. */
            before: string;
        };
        Pay: {
            currency: string;
            min: number;
            max: number;
            /** @enum {string} */
            unit: "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";
        };
        /** @description A change, or the saves of one user that followed each other within ten minutes. One that was set aside, and one that restored a version, is an entry by itself. */
        HistoryEntry: {
            /** @description Names the change; of several saves */
            id: string;
            at: components["schemas"]["Time"];
            /** @description When the first of several saves was made, else the same as `at`. */
            since: string;
            by: string;
            /** @description Whether it was done at a time that `by` had set. */
            isAutomatic: boolean;
            /** @enum {string} */
            action: "saved" | "discarded" | "published" | "takenBack";
        };
        User: {
            name: string;
            role: components["schemas"]["Role"];
            createdAt: components["schemas"]["Time"];
            lastSeenAt: string | null;
            /** @description False until the user has used the first link. */
            hasPassword: boolean;
            /** @description Whether a log-in takes a second step. */
            hasTotp: boolean;
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Time"];
            by: string;
            /** @description For example `logIn`, `save`, `publish`, `delete`, `addUser`. */
            action: string;
            /** @description Position and language, or the user, with the browser of a session in brackets. */
            subject: string;
        };
        /** @description What a key may do in each collection: `read` what is published, `write` drafts too, `publish` too. In other collections it may do nothing. */
        Scopes: {
            [key: string]: "read" | "write" | "publish";
        };
        Key: {
            id: string;
            name: string;
            /** @description Null means everything. */
            scopes: components["schemas"]["Scopes"] | null;
            createdAt: components["schemas"]["Time"];
            /** @description Null means never. */
            expiresAt: string | null;
            /** @description To the minute. */
            lastUsedAt: string | null;
            revokedAt: string | null;
        };
        /**
         * @description `published`: visitors see a position or its changes. `scheduled`: a time to publish or to close is set. `notPublished`: a scheduled draft was not fit when its time came. `closed`: visitors see a position no more. `review`: a draft was called ready, approved or sent back. `comment`: a comment or a reply.
         * @enum {string}
         */
        EventKind: "published" | "scheduled" | "notPublished" | "closed" | "review" | "comment";
        WebhookRequest: {
            name: string;
            /** @description An https address on the internet. */
            address: string;
            /** @description Of its sentences: `en`, `jp` or `kr`. */
            language: string;
            events: components["schemas"]["EventKind"][];
            isOn: boolean;
        };
        Webhook: {
            id: string;
            name: string;
            address: string;
            /** @description Of its sentences: `en`, `jp` or `kr`. */
            language: string;
            events: components["schemas"]["EventKind"][];
            isOn: boolean;
            createdAt: components["schemas"]["Time"];
        };
        Delivery: {
            /** @description The header `webhook-id`, the same at each try. */
            id: string;
            /** @description Grows with each delivery. */
            number: number;
            /** @description Null for the Indexing API. */
            webhook: string | null;
            /** @description A kind of events, `test`, or `URL_UPDATED` and `URL_DELETED` for the Indexing API. */
            event: string;
            /** @description Id of the position. */
            position: string | null;
            /**
             * @description `failed` was given up, a day after it was made.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            tries: number;
            madeAt: components["schemas"]["Time"];
            /** @description When it was tried last. */
            triedAt: string | null;
            /** @description Null for one that is not tried any more. */
            nextTryAt: string | null;
            /** @description Status of the last response. */
            status: number | null;
            /**
             * @description Why the last try counts for nothing: `status` is not 2xx, a `redirect` is not followed, the address is `private`, no one is there (`unreachable`) or answers in time (`late`), Google gives no `token`, or what is to be told is `unknown`.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "private" | "unreachable" | "late" | "token" | "unknown" | null;
        };
        WaitingMember: {
            id: string;
            email: string;
            createdAt: components["schemas"]["Time"];
            /** @description Whether the address is not shown to be the member's yet. */
            awaitsVerification: boolean;
        };
        /** @description The file that `locales/README.md` describes. */
        FactsOfCompany: {
            [key: string]: unknown;
        };
        /** @description How many rows each table has, for example `items` (posts and drafts), `desk_users`, `api_keys` and `members`. */
        Counts: {
            [key: string]: number;
        };
        /** @description Why a field is refused, by the field: a code that `reasons` of `locales/*\/desk.json` has words for, and what they name. `fields` and `faults` have the same in English. */
        Reasons: {
            [key: string]: {
                code: string;
                values: {
                    [key: string]: string;
                };
            };
        };
        Refusal: {
            error: {
                code: string;
                message: string;
                fields?: {
                    [key: string]: string;
                };
                reasons?: components["schemas"]["Reasons"];
                /** @description With `conflict` and `wrongState`, the position as it is now. */
                current?: components["schemas"]["Position"];
                /** @description With `moved`, the id that the position has now. */
                to?: string;
                /** @description With `moved`, who gave it that id. */
                by?: string;
            };
        };
    };
    responses: {
        /** @description The session. After a log-in, a link and a change of the password, the cookie and the token are new. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The position. */
        Position: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Position"];
            };
        };
        /** @description What the post is now. */
        Summary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Summary"];
            };
        };
        /** @description The facts. */
        Facts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    revision: components["schemas"]["Revision"];
                    facts: components["schemas"]["FactsOfCompany"];
                    /** @description What is wrong, by the entry. */
                    faults: {
                        [key: string]: string;
                    };
                    reasons: components["schemas"]["Reasons"];
                    warnings: string[];
                    isWritable: boolean;
                    /** @description Why the site does not show what the file holds; null if it does, or is about to. */
                    notLive: string | null;
                };
            };
        };
        /** @description The order. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    revision: components["schemas"]["Revision"];
                    /** @description False while the positions go by their creation. */
                    isSet: boolean;
                    /** @description Ids. */
                    positions: string[];
                };
            };
        };
        /** @description The user and the link, which is shown once. */
        Link: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    user: components["schemas"]["User"];
                    /** Format: uri */
                    address: string;
                    expiresAt: components["schemas"]["Time"];
                };
            };
        };
        /** @description 401 notLoggedIn, wrongCredentials, badLink, codeWanted, wrongCode; 403 forbidden, badOrigin, badToken; 404 notFound, moved; 408 late; 409 conflict, wrongState, template, taken, lastOwner, secondStepOn, malformed, readOnly; 413 tooLarge; 422 invalid, backupForeign, backupCutOff, backupAltered, backupNewer, backupUnfit; 429 tooMany with `Retry-After`; 500 failed; 502 boardFailed, boardTooLarge; 503 unavailable with `Retry-After`. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The token of the session. */
        token: string;
        /** @description Id of the position, the same in every language. */
        id: string;
        locale: components["schemas"]["Locale"];
        name: string;
    };
    requestBodies: {
        Proof: {
            content: {
                "application/json": {
                    password: string;
                    code?: components["schemas"]["Code"];
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            /** @description No one is logged in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    password: string;
                    code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Refusal"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    useLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                    /** @description The new password */
                    password?: string;
                    code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            /** @description The link sets a password, and none was given. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whose link it is. */
                        user: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    /** @description 8 to 128 characters. */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Session"];
            default: components["responses"]["Refusal"];
        };
    };
    getTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                        recoveryCodesLeft: number;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description What the app needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In base32. */
                        secret: string;
                        /** @description For an app on the same device. */
                        address: string;
                        /** @description The address as a QR code. */
                        picture: {
                            /** @description Width and height in squares. */
                            size: number;
                            /** @description The dark squares as the data of an SVG path. */
                            path: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description The recovery codes, each good once in the place of a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    endTotp: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OpenSession"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    listPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The languages that have posts. */
                        locales: components["schemas"]["Locale"][];
                        positions: components["schemas"]["PositionSummary"][];
                        templates: components["schemas"]["PositionSummary"][];
                        /** @description Names the list; another one after each change of it. */
                        tag: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    createPosition: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["NewId"];
                    /** @description Id of the position or template to copy; without `locale` and `post`. */
                    copyOf?: string;
                    /** @description With `copyOf`, the title of the copy by language; in others it has that of the original. */
                    titles?: {
                        [key: string]: string;
                    };
                    /** @description With `copyOf`, the day of the copy, for example `2026-01-31`; it has no day on which it closes then. */
                    date?: string;
                    locale?: components["schemas"]["Locale"];
                    post?: components["schemas"]["Post"];
                };
            };
        };
        responses: {
            201: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    getPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    deletePosition: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    undeletePosition: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    renamePosition: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    to: components["schemas"]["NewId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    post: components["schemas"]["Post"];
                    revision: components["schemas"]["Revision"];
                    /** @description Whether the author goes on with the text of somebody else: what is saved here is then an entry of the history of its own. False by default. */
                    isSetAside?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Summary"];
            default: components["responses"]["Refusal"];
        };
    };
    discardDraft: {
        parameters: {
            query: {
                revision: components["schemas"]["Revision"];
            };
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Summary"];
            default: components["responses"]["Refusal"];
        };
    };
    act: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `publish` makes the draft the published post. `takeBack` makes the published post a draft, unless there is one. `schedule` sets both times, and a time that is absent is set to none; `unschedule` takes both away.
                     * @enum {string}
                     */
                    action: "publish" | "takeBack" | "schedule" | "unschedule";
                    locales: components["schemas"]["Locale"][];
                    /** @description For each of the languages the revision that was seen. */
                    revisions: {
                        [key: string]: components["schemas"]["Revision"];
                    };
                    /** @description Only for `schedule`; later than now. */
                    publishAt?: components["schemas"]["Time"];
                    /** @description Only for `schedule`; later than now and than `publishAt`. */
                    closeAt?: components["schemas"]["Time"];
                };
            };
        };
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    review: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "ask" | "approve" | "sendBack" | "withdraw";
                    /** @description For those who read it next; what is sent back needs one. */
                    note?: string;
                    revision: components["schemas"]["Revision"];
                };
            };
        };
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    listHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["HistoryEntry"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getHistoryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
                entry: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        post: components["schemas"]["Post"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    restore: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the entry of the history. */
                    entry: string;
                    revision: components["schemas"]["Revision"];
                };
            };
        };
        responses: {
            200: components["responses"]["Summary"];
            default: components["responses"]["Refusal"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments, the first one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comments"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    comment: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    locale: components["schemas"]["Locale"];
                    field: string;
                    quote: string;
                    lead: string;
                    remark: string;
                } | {
                    replyTo: number;
                    remark: string;
                };
            };
        };
        responses: {
            /** @description The comments. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comments"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    resolveComment: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                comment: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isResolved: boolean;
                };
            };
        };
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comments"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    awaitNews: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names the page while it is open. */
                    page: string;
                    /** @description The `tag` of the list that the page shows. */
                    tag: string;
                };
            };
        };
        responses: {
            /** @description What names the list now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tag: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    tellPresence: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    locale: components["schemas"]["Locale"];
                    isWriting: boolean;
                    /** @description The field of the post that the user is at. */
                    field?: string;
                    known?: {
                        /** @description Names the page while it is open. */
                        page: string;
                        revisions: components["schemas"]["Revisions"];
                        /** @description The last `othersTag`. */
                        others: string;
                        /** @description The revision of the comments; absent where the page has none yet. */
                        comments?: number;
                    };
                };
            };
        };
        responses: {
            /** @description The others, and what the posts are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The revision of the comments. */
                        comments: number;
                        others: {
                            name: string;
                            locale: components["schemas"]["Locale"];
                            /** @description Empty outside of the fields. */
                            field: string;
                            isWriting: boolean;
                            since: components["schemas"]["Time"];
                        }[];
                        othersTag: string;
                        revisions: components["schemas"]["Revisions"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["TemplateName"];
                    /** @description Id of the position of which it is made; without `locale`. */
                    copyOf?: string;
                    locale?: components["schemas"]["Locale"];
                };
            };
        };
        responses: {
            201: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    renameTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["TemplateName"];
                };
            };
        };
        responses: {
            200: components["responses"]["Position"];
            default: components["responses"]["Refusal"];
        };
    };
    listTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        positions: components["schemas"]["DeletedPosition"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Refusal"];
        };
    };
    setOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    positions: string[];
                    revision: components["schemas"]["Revision"];
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            default: components["responses"]["Refusal"];
        };
    };
    preview: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    post: components["schemas"]["Post"];
                    place?: components["schemas"]["Place"];
                };
            };
        };
        responses: {
            /** @description Where the page is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Path of `GET /previews/{preview}`. */
                        address: string;
                        /** @description Id of the element in the page that is at `place`. */
                        place: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    linkPreview: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 72 */
                    hours?: number;
                };
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        address: string;
                        expiresAt: components["schemas"]["Time"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    endPreviewLinks: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                /** @description Id of the position, the same in every language. */
                id: components["parameters"]["id"];
                locale: components["parameters"]["locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are void. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    getPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                preview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    posts: components["schemas"]["AnyPost"][];
                };
            };
        };
        responses: {
            /** @description A row for each post, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["ImportRow"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    readGreenhouse: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the board in its address. */
                    board: string;
                };
            };
        };
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["User"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["UserName"];
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            201: components["responses"]["Link"];
            default: components["responses"]["Refusal"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description It is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    makeLink: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                name: components["parameters"]["name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: components["responses"]["Link"];
            default: components["responses"]["Refusal"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Id of the last entry that was seen. */
                before?: number;
                /** @description Only what this user did. */
                by?: string;
                /** @description Only this action. */
                action?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["AuditEntry"][];
                        /** @description What positions were called last that the entries name and that are gone or have another id now, by the id and the language. */
                        titles: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collections: string[];
                        keys: components["schemas"]["Key"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The history names it as the author. */
                    name: string;
                    scopes: components["schemas"]["Scopes"];
                    /** @description Until it ends. */
                    days: number;
                };
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: components["schemas"]["Key"];
                        /** @description For the header `Authorization`. */
                        text: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: components["schemas"]["Webhook"][];
                        events: components["schemas"]["EventKind"][];
                        hasIndexing: boolean;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook: components["schemas"]["Webhook"];
                        /** @description Verifies signatures; it begins with `whsec_`. */
                        secret: string;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way; the list of deliveries has what becomes of it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Those before this number. */
                before?: number;
                /** @description Those of this webhook. */
                webhook?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: components["schemas"]["Delivery"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    deliverAgain: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    listWaitingMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        members: components["schemas"]["WaitingMember"][];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    decideOnMember: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    verdict: "approve" | "block";
                };
            };
        };
        responses: {
            /** @description It is decided. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    getCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitCounts"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    setCounting: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description It is as wanted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    getFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Facts"];
            default: components["responses"]["Refusal"];
        };
    };
    setFacts: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    facts: components["schemas"]["FactsOfCompany"];
                    revision: components["schemas"]["Revision"];
                };
            };
        };
        responses: {
            200: components["responses"]["Facts"];
            default: components["responses"]["Refusal"];
        };
    };
    makeBackup: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Proof"];
        responses: {
            /** @description The backup, which `POST /restores` and `server content restore` take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    checkBackup: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description What is in it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        madeAt: components["schemas"]["Time"];
                        backup: components["schemas"]["Counts"];
                        now: components["schemas"]["Counts"];
                    };
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    restoreBackup: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the session. */
                "x-desk-token": components["parameters"]["token"];
            };
            path: {
                restore: string;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Proof"];
        responses: {
            /** @description It is restored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
}
