// Made by `npm run generate` from openapi/; do not edit.

export interface paths {
    "/api/v1/filespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filespaces
         * @description Answers every filespace of the workspace.
         */
        get: operations["listFilespaces"];
        put?: never;
        /**
         * Create a filespace
         * @description Creates a filespace on vendor storage, on customer storage at a known provider and region, or on customer storage
         *     with the provider `Other`. The filespace may take a while until it is ready.
         */
        post: operations["createFilespace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * Get a filespace
         * @description Answers one filespace.
         */
        get: operations["getFilespace"];
        put?: never;
        post?: never;
        /**
         * Delete a filespace
         * @description Deletes a filespace and everything in it for good. The deletion may take a while.
         */
        delete: operations["deleteFilespace"];
        options?: never;
        head?: never;
        /**
         * Rename a filespace
         * @description Gives a filespace another name.
         */
        patch: operations["renameFilespace"];
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/direct-links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * Get a direct link to an entry
         * @description Answers the address of an entry, which is named by exactly one of its id and its absolute path.
         */
        get: operations["generateDirectLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a directory
         * @description Creates a directory inside another one.
         */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an entry, two numbers joined by a colon.
                 * @example 1:42
                 */
                entryId: components["parameters"]["entryId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * Get an entry
         * @description Answers one entry.
         */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        /**
         * Delete a directory
         * @description Deletes an empty directory; files and directories that hold something are not deleted.
         */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/entries/{entryId}/children": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an entry, two numbers joined by a colon.
                 * @example 1:42
                 */
                entryId: components["parameters"]["entryId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * List what a directory holds
         * @description Answers the children of a directory, a page at a time.
         */
        get: operations["listEntryChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/entries/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * Find an entry by its path
         * @description Answers the entry at an absolute path of the filespace; the root directory is `/`.
         */
        get: operations["resolveEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/external/data-stores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * List the data stores
         * @description Answers the data stores of a filespace as a bare array.
         */
        get: operations["listDataStores"];
        put?: never;
        /**
         * Create a data store
         * @description Connects external storage to a filespace and answers the bare data store.
         */
        post: operations["createDataStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Opaque identifier of a data store.
                 * @example ds-41c2
                 */
                dataStoreId: components["parameters"]["dataStoreId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        /**
         * Get a data store
         * @description Answers one data store as a bare object.
         */
        get: operations["getDataStore"];
        put?: never;
        post?: never;
        /**
         * Delete a data store
         * @description Removes a data store that has no linked files.
         */
        delete: operations["deleteDataStore"];
        options?: never;
        head?: never;
        /**
         * Change the credentials of a data store
         * @description Gives an S3 data store another access key and secret key.
         */
        patch: operations["updateDataStore"];
        trace?: never;
    };
    "/api/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members
         * @description Answers the members of the workspace.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member
         * @description Invites a person by e-mail. This answer alone carries the secret of the invitation link.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Answers one member.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes a member from the workspace.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Gives a member another role; for `filespaceAdmin` the request names the filespaces.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/members/{memberId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        /**
         * List the groups of a member
         * @description Answers the groups to which a member belongs; there may be none.
         */
        get: operations["listMemberGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up the storage providers
         * @description Tells the storage providers and their regions. The only usage shown sends no body.
         */
        post: operations["listProviders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service accounts
         * @description Answers the service accounts in a shape that is not shown; their ids can be found there.
         */
        get: operations["listServiceAccounts"];
        put?: never;
        /**
         * Create a service account
         * @description Creates a service account. With `serviceIdentity` it starts with a key, whose token is in this answer and never
         *     shown again. The fields of the answer are not shown.
         */
        post: operations["createServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/service-accounts/{serviceAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a service account.
                 * @example account-5
                 */
                serviceAccountId: components["parameters"]["serviceAccountId"];
            };
            cookie?: never;
        };
        /**
         * Get a service account
         * @description Answers one service account in a shape that is not shown.
         */
        get: operations["getServiceAccount"];
        put?: never;
        post?: never;
        /**
         * Delete a service account
         * @description Deletes a service account and revokes all its keys.
         */
        delete: operations["deleteServiceAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A member as the add operation answers it, the only place where the invitation secret is shown. */
        AddedMember: components["schemas"]["Member"] & {
            /** @description Secret of the invitation link. */
            pendingInvitationLinkSecret: string;
        };
        /** @description Whom to invite. */
        AddMemberRequest: {
            /**
             * Format: email
             * @description Address of the person to invite.
             */
            email: string;
        };
        /** @description An entry that is not the root of its filespace. */
        ChildEntry: components["schemas"]["Entry"] & {
            /** @description Identifier of the directory that holds the entry. */
            parentId?: string;
        };
        /** @description What a new data store is made from. */
        CreateDataStoreRequest: {
            /**
             * @description With `S3DataStore`, `s3StorageParams` is required; `HttpLinkDataStore` needs nothing more.
             * @enum {string}
             */
            kind: "S3DataStore" | "HttpLinkDataStore";
            /** @description Name of the data store; one that exists already is rejected. */
            name: string;
            s3StorageParams?: components["schemas"]["S3StorageParamsRequest"];
        };
        /** @description What a new directory is made from. */
        CreateEntryRequest: {
            /**
             * @description Never `.` or `..`, never with a slash, never empty. While the ForbidSpecialCharacters setting is on (the default),
             *     further characters, endings and reserved names are rejected; the setting is not visible here, so the schema holds
             *     only what is always forbidden.
             */
            name: string;
            /** @description Identifier of the directory that receives the new one. */
            parentId: string;
            /**
             * @description Only directories are created here.
             * @enum {string}
             */
            type: "dir";
        };
        /** @description What a new filespace is made from. */
        CreateFilespaceRequest: {
            /** @description By default 1024 for storage of the vendor, and for storage of the customer at one provider that the document does not name; else 256. */
            blockSize?: number;
            customerStorageParams?: components["schemas"]["CustomerStorageParams"];
            /** @description Lowercase letters, digits and dashes, with no dash at either end. Bounds of the length are not shown. */
            name: string;
            /** @description A region that the providers lookup lists, or another one that the provider supports. */
            region: string;
            /**
             * @description Who provides the storage. With `customer`, `customerStorageParams` is required.
             * @enum {string}
             */
            storageOwner: "vendor" | "customer";
            /** @description `StorageA` for vendor storage; else a provider of the providers lookup, or `Other` for a custom one. */
            storageProvider: string;
        };
        /** @description What a new service account is made from. */
        CreateServiceAccountRequest: {
            /** @description Display name. */
            name: string;
            serviceIdentity?: components["schemas"]["ServiceIdentity"];
        };
        /** @description Access to a bucket that the customer provides; required with the storage owner `customer`. Which of the fields may be left out is not shown. */
        CustomerStorageParams: {
            /** @description Identifier of the access key. */
            accessKeyId?: string;
            /** @description Bucket that receives the data. */
            bucketName?: string;
            /** @description Where the storage is reached. */
            endpoint?: string;
            /** @description Secret of the access key. */
            secretAccessKey?: string;
        };
        /** @description A connection through which external files appear in a filespace. */
        DataStore: components["schemas"]["S3DataStore"] | components["schemas"]["HttpLinkDataStore"];
        /** @description An address that opens an entry. */
        DirectLink: {
            /**
             * Format: uri
             * @description An absolute URL; its scheme is not shown.
             */
            url: string;
        };
        /** @description A file or a directory of a filespace, its root included. */
        Entry: {
            /**
             * Format: date-time
             * @description When the entry was created.
             */
            createdAt: string;
            /** @description Two numbers joined by a colon. */
            id: string;
            /**
             * Format: date-time
             * @description When the entry was last modified.
             */
            modifiedAt: string;
            /** @description Name of the entry within its directory. */
            name: string;
            /** @description Identifier of the directory that holds the entry, in the same form. What the root directory has here is left to the service. */
            parentId: string | null;
            /** @description Size of the entry; its unit, and what it means for a directory, are not shown. */
            size: number;
            /**
             * @description Whether it is a file or a directory.
             * @enum {string}
             */
            type: "file" | "dir";
        };
        /** @description Some of the entries of a directory, and where to go on. */
        EntryPage: {
            /** @description Children of the directory. Their order is not shown. */
            entries: components["schemas"]["ChildEntry"][];
            /** @description Passed back to read what follows. How the end is told is open, so it may be missing, null or empty. */
            nextCursor?: string | null;
        };
        /** @description The body of every error. The document shows no machine-readable code beside the message. */
        Error: {
            /** @description What went wrong. */
            error: {
                /** @description Says to a person what was wrong. */
                message: string;
            };
        };
        /** @description A storage volume of the workspace. */
        Filespace: {
            /**
             * Format: date-time
             * @description When the filespace was created.
             */
            createdAt: string;
            /** @description How much is stored; the unit is not shown. */
            currentStorageSize: number;
            /**
             * Format: uuid
             * @description Identifier in the form of a UUID.
             */
            id: string;
            /**
             * @description Lowercase letters, digits and dashes, with no dash at either end. Letters outside ASCII are left open, so the
             *     pattern judges ASCII characters only.
             */
            name: string;
            /** @description State of the filespace: `ready` is one of the values, the others are not shown. */
            status: string;
            storage: components["schemas"]["FilespaceStorage"];
            /**
             * Format: date-time
             * @description When the filespace was last changed. Which changes count is not shown.
             */
            updatedAt: string;
            /** @description Identifier of the workspace that holds the filespace. */
            workspaceId: string;
        };
        /** @description Where the data of a filespace is kept. */
        FilespaceStorage: {
            /** @description Bucket that holds the data. */
            bucketName: string;
            /** @description Where the storage is reached. */
            endpoint: string;
            /**
             * @description Who provides the storage.
             * @enum {string}
             */
            owner: "vendor" | "customer";
            /** @description Who runs the storage; `StorageA` where the vendor provides it. */
            provider: string;
            /** @description Region of the storage. */
            region: string;
        };
        /** @description A group to which a member belongs. */
        Group: {
            /** @description Identifier of the group. */
            id: string;
            /** @description How many members the group has. */
            memberCount: number;
            /** @description Name of the group. */
            name: string;
            /** @description `vendor` is one of the values; the others are not shown. */
            provider: string;
        };
        /**
         * HttpLinkDataStore
         * @description A connection that links files over HTTP.
         */
        HttpLinkDataStore: {
            /** @description Opaque identifier. */
            id: string;
            /**
             * @description Tells the two kinds of data store apart.
             * @constant
             */
            kind: "HttpLinkDataStore";
            /** @description Name of the data store. */
            name: string;
        };
        /** @description A person who belongs to the workspace, or is invited to it. */
        Member: {
            /** @description Principal id of the member. */
            id: string;
            /**
             * Format: date-time
             * @description When the member joined. What it says of a pending member is not shown.
             */
            joinedOn: string;
            /** @description `owner`, `standard` and `filespaceAdmin` are known; the complete list is not shown. */
            role: string;
            /** @description `active` and `pending` are known; the complete list is not shown. */
            status: string;
            /**
             * Format: date-time
             * @description When the member was last changed. Which changes count is not shown.
             */
            updatedAt: string;
            /** @description The person behind the member. */
            user: {
                /** @description Address of the user. */
                email: string;
                /** @description Identifier of the user. Paths take the `id` of the member instead. */
                id: string;
            };
        };
        /**
         * left to the service
         * @description A body whose shape the document does not show. Any JSON value conforms.
         */
        OpenBody: unknown;
        /** @description The new name of a filespace. */
        RenameFilespaceRequest: {
            /** @description Lowercase letters, digits and hyphens, with no hyphen at either end. */
            name: string;
        };
        /**
         * S3DataStore
         * @description A connection to an S3 bucket.
         */
        S3DataStore: {
            /** @description Opaque identifier. */
            id: string;
            /**
             * @description Tells the two kinds of data store apart.
             * @constant
             */
            kind: "S3DataStore";
            /** @description Name of the data store. */
            name: string;
            s3StorageParams: components["schemas"]["S3StorageParams"];
        };
        /** @description How an S3 bucket is reached, as responses show it. The secret key is never among the fields. */
        S3StorageParams: {
            /** @description Access key with which the bucket is reached. */
            accessKey: string;
            /** @description Name of the bucket. */
            bucketName: string;
            /** @description Where the storage is reached. */
            endpoint: string;
            /** @description Region of the bucket. */
            region: string;
            /** @description Lifetime of generated addresses, in minutes. */
            urlExpirationMinutes: number;
            /** @description Whether the bucket is addressed in the virtual style of S3. */
            useVirtualAddressing: boolean;
        };
        /**
         * @description Credentials, bucket name and region of an S3 bucket. The document names two of the request fields only; how the others
         *     (credentials, addressing) are called is not shown.
         */
        S3StorageParamsRequest: {
            /** @description Neither empty nor with a slash; other rules are not shown. */
            bucketName?: string;
            /** @description Region of the bucket. Which regions are valid is not shown. */
            region?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description When present, the account starts with a key. */
        ServiceIdentity: {
            /**
             * Format: date-time
             * @description When the initial key ends.
             */
            expiresAt?: string;
            /** @description Whether the initial key is for a single use. What counts as a use is not shown. */
            isSingleUse?: boolean;
        };
        /** @description New credentials of an S3 data store. */
        UpdateDataStoreRequest: {
            /** @description The new access key and secret key; the names of the fields are not shown. */
            s3StorageParams: {
                [key: string]: unknown;
            };
        };
        /** @description The new role of a member. */
        UpdateMemberRequest: {
            /** @description With the role `filespaceAdmin`, the filespaces to administer. */
            filespaceIds?: string[];
            /** @description An updatable role; the complete list is not shown. */
            role: string;
        };
    };
    responses: {
        /** @description The request body, a parameter or an identifier is invalid, or a business rule is violated. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "File system entry ID is invalid"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Deleted. The body is not shown; it may be empty. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OpenBody"];
            };
        };
        /** @description Data stores are unsupported or not configured here, or the storage size limit is reached. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "File system storage size limit exceeded"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist, or the account has no access to it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Resource not found or user has no access privilege"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials are missing, invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "Invalid or expired token"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation is paused during a deployment; it may be tried again after the delay. */
        Unavailable: {
            headers: {
                /**
                 * @description Delay before the next try, in seconds or as an HTTP date.
                 * @example 5
                 */
                "Retry-After": string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "message": "The service is being updated"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Opaque identifier of a data store.
         * @example ds-41c2
         */
        dataStoreId: string;
        /**
         * @description Identifier of an entry, two numbers joined by a colon.
         * @example 1:42
         */
        entryId: string;
        /**
         * @description Identifier of a filespace.
         * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
         */
        filespaceId: string;
        /**
         * @description Principal id of a member.
         * @example principal-77
         */
        memberId: string;
        /**
         * @description Identifier of a service account.
         * @example account-5
         */
        serviceAccountId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFilespaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filespaces of the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11",
                     *           "workspaceId": "8b0f2f9a-5a43-4c2c-8a36-2a2f1f6f0c21",
                     *           "name": "project-files",
                     *           "storage": {
                     *             "owner": "vendor",
                     *             "provider": "StorageA",
                     *             "region": "eu-central-1",
                     *             "endpoint": "https://storage.invalid",
                     *             "bucketName": "volume-3d0f3d0e"
                     *           },
                     *           "currentStorageSize": 0,
                     *           "status": "ready",
                     *           "createdAt": "2026-01-31T10:00:00.000Z",
                     *           "updatedAt": "2026-01-31T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The filespaces. */
                        data: components["schemas"]["Filespace"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createFilespace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFilespaceRequest"];
            };
        };
        responses: {
            /** @description The created filespace. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Filespace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFilespace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filespace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Filespace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteFilespace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameFilespace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "project-files"
                 *     }
                 */
                "application/json": components["schemas"]["RenameFilespaceRequest"];
            };
        };
        responses: {
            /** @description The filespace under its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Filespace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    generateDirectLink: {
        parameters: {
            query?: {
                /**
                 * @description Identifier of the entry; not together with `path`.
                 * @example 1:42
                 */
                entryId?: string;
                /**
                 * @description Absolute path of the entry; not together with `entryId`.
                 * @example /drawings
                 */
                path?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "url": "https://open.invalid/project-files/drawings"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["DirectLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": "1:1",
                 *       "name": "drawings",
                 *       "type": "dir"
                 *     }
                 */
                "application/json": components["schemas"]["CreateEntryRequest"];
            };
        };
        responses: {
            /** @description The created directory. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChildEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an entry, two numbers joined by a colon.
                 * @example 1:42
                 */
                entryId: components["parameters"]["entryId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of an entry, two numbers joined by a colon.
                 * @example 1:42
                 */
                entryId: components["parameters"]["entryId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listEntryChildren: {
        parameters: {
            query?: {
                /**
                 * @description The most entries that one answer holds. Default and maximum are not shown.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The cursor of the previous answer.
                 * @example c2Vjb25k
                 */
                nextCursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of an entry, two numbers joined by a colon.
                 * @example 1:42
                 */
                entryId: components["parameters"]["entryId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some children, and the cursor to the next ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "entries": [
                     *           {
                     *             "id": "1:42",
                     *             "parentId": "1:1",
                     *             "name": "drawings",
                     *             "type": "dir",
                     *             "size": 0,
                     *             "modifiedAt": "2026-01-31T10:00:00.000Z",
                     *             "createdAt": "2026-01-31T10:00:00.000Z"
                     *           }
                     *         ],
                     *         "nextCursor": "c2Vjb25k"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EntryPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    resolveEntry: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the entry.
                 * @example /drawings
                 */
                path: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry at the path. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listDataStores: {
        parameters: {
            query?: {
                /**
                 * @description Shows only the data stores that this name finds; whether a part of a name finds one is open.
                 * @example raw-footage
                 */
                name?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "ds-41c2",
                     *         "name": "raw-footage",
                     *         "kind": "S3DataStore",
                     *         "s3StorageParams": {
                     *           "accessKey": "ACCESSKEYEXAMPLE",
                     *           "bucketName": "raw-footage",
                     *           "region": "eu-central-1",
                     *           "endpoint": "https://s3.invalid",
                     *           "useVirtualAddressing": true,
                     *           "urlExpirationMinutes": 10080
                     *         }
                     *       },
                     *       {
                     *         "id": "ds-41c3",
                     *         "name": "web-links",
                     *         "kind": "HttpLinkDataStore"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DataStore"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createDataStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDataStoreRequest"];
            };
        };
        responses: {
            /** @description The created data store. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDataStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Opaque identifier of a data store.
                 * @example ds-41c2
                 */
                dataStoreId: components["parameters"]["dataStoreId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteDataStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Opaque identifier of a data store.
                 * @example ds-41c2
                 */
                dataStoreId: components["parameters"]["dataStoreId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateDataStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Opaque identifier of a data store.
                 * @example ds-41c2
                 */
                dataStoreId: components["parameters"]["dataStoreId"];
                /**
                 * @description Identifier of a filespace.
                 * @example 3d0f3d0e-6f6c-4a5b-9c61-5d1c1b0f9a11
                 */
                filespaceId: components["parameters"]["filespaceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDataStoreRequest"];
            };
        };
        responses: {
            /** @description The changed data store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Shows only the members that this e-mail address finds; whether a part of an address finds one is open.
                 * @example member@mail.invalid
                 */
                email?: string;
            };
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "principal-77",
                     *           "user": {
                     *             "id": "user-77",
                     *             "email": "member@mail.invalid"
                     *           },
                     *           "role": "standard",
                     *           "status": "active",
                     *           "joinedOn": "2026-01-31T10:00:00.000Z",
                     *           "updatedAt": "2026-01-31T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The members. */
                        data: components["schemas"]["Member"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    addMember: {
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
                 *       "email": "newcomer@mail.invalid"
                 *     }
                 */
                "application/json": components["schemas"]["AddMemberRequest"];
            };
        };
        responses: {
            /** @description The added member, pending, with the secret of the invitation link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "principal-78",
                     *         "user": {
                     *           "id": "user-78",
                     *           "email": "newcomer@mail.invalid"
                     *         },
                     *         "role": "standard",
                     *         "status": "pending",
                     *         "joinedOn": "2026-01-31T10:00:00.000Z",
                     *         "updatedAt": "2026-01-31T10:00:00.000Z",
                     *         "pendingInvitationLinkSecret": "not-a-real-secret"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AddedMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMemberRequest"];
            };
        };
        responses: {
            /** @description The member with its new role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listMemberGroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Principal id of a member.
                 * @example principal-77
                 */
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "group-3",
                     *           "name": "Everyone",
                     *           "provider": "vendor",
                     *           "memberCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The groups; there may be none. */
                        data: components["schemas"]["Group"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The valid providers and regions, in a shape that is not shown. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listServiceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service accounts. The body is not shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The created service account. The body is not shown; it holds the token of an initial key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a service account.
                 * @example account-5
                 */
                serviceAccountId: components["parameters"]["serviceAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service account. The body is not shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a service account.
                 * @example account-5
                 */
                serviceAccountId: components["parameters"]["serviceAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Deleted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
}
