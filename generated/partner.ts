// Made by `npm run generate` from openapi/; do not edit.

export interface paths {
    "/api/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the client organizations
         * @description Pages through the clients of the partner, the newest first unless asked otherwise.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client organization
         * @description Creates a client organization that belongs to the partner. Its name follows the name rules and is unique within the partner; notes may be added.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a client organization
         * @description Shows one client of the partner.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        /**
         * Delete a client organization
         * @description Deletes a client for good, with all its workspaces and filespaces. A client that has both an active contract and a workspace stays.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a client
         * @description Pages through the members of a client, the newest first unless asked otherwise, all of them or those of one status.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member to a client
         * @description Adds a person by e-mail address. The first member of a client becomes its owner.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/members/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member of a client
         * @description Shows one member of a client.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member from a client
         * @description Removes any member but the owner.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/members/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the owner of a client
         * @description Shows the member that owns the client, which is the first one that was added.
         */
        get: operations["getOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the storage usage of a client
         * @description Pages through the storage measurements of all filespaces of a client within a range of time, the oldest first unless asked otherwise.
         */
        get: operations["listClientUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/usage/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a client's usage in the current billing period
         * @description Sums up the running billing period of a reseller's client. What a managed-service partner gets for a client of its own is left to the service.
         */
        get: operations["getClientCurrentUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workspaces of a client
         * @description Pages through the workspaces of a client, the newest first unless asked otherwise.
         */
        get: operations["listWorkspaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workspace of a client
         * @description Shows one workspace of a client.
         */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filespaces of a workspace
         * @description Pages through the filespaces of a workspace, the newest first unless asked otherwise.
         */
        get: operations["listFilespaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a filespace of a workspace
         * @description Shows one filespace of a workspace.
         */
        get: operations["getFilespace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the storage usage of a filespace
         * @description Pages through the storage measurements of one filespace within a range of time, the oldest first unless asked otherwise. A storage type may not be given.
         */
        get: operations["listFilespaceUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the storage usage of a workspace
         * @description Pages through the storage measurements of the filespaces of a workspace within a range of time, the oldest first unless asked otherwise.
         */
        get: operations["listWorkspaceUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member counts of a workspace
         * @description Pages through the member counts of a workspace within a range of time, the oldest first unless asked otherwise.
         */
        get: operations["listMembersUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the partner organization
         * @description Shows the partner organization that the API key belongs to.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/usage/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the partner's usage in the current billing period
         * @description Sums up the running billing period of a managed-service partner. A reseller may not ask for it.
         */
        get: operations["getPartnerCurrentUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the API key
         * @description Names the partner organization that the API key belongs to.
         */
        get: operations["ping"];
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
        /** @description Whom to add. */
        AddMember: {
            /**
             * Format: email
             * @description Address of the person. Signing in with it makes the member active.
             */
            email: string;
        };
        /** @description A client organization as get returns it. Which fields it has is left to the service. */
        ClientRecord: {
            [key: string]: unknown;
        };
        /** @description A validation error names the parts of the body that broke a rule. What a business constraint such as the unique name answers is left to the service, as long as what it calls the details of a validation error has their form. */
        ClientRejection: components["schemas"]["ValidationErrorBody"] | unknown;
        /** @description What a new client organization needs. */
        CreateClient: {
            /** @description Unique among the clients of the partner. It begins and ends with a letter or a digit; between them may stand letters, digits, whitespace, `_`, `(`, `)`, `/` and `-`. Whether letters and digits beyond ASCII, and whitespace other than the space, are taken is left to the service, so the pattern rejects only what is certain to be rejected. */
            name: string;
            /** @description Anything worth remembering about the client. */
            notes?: string;
        };
        /** @description What a create answers. */
        CreatedClient: {
            /** @description Identifier of the client, for the paths of later requests. */
            id: string;
            /** @description Name of the client, as it was given. */
            name: string;
            /** @description Notes on the client, or null. */
            notes: string | null;
        };
        /** @description Usage within the current billing period. */
        CurrentUsage: {
            /** @description How many members there are. */
            members: {
                /** @description Members that there are now. */
                current: number;
                /** @description Bound on the number of members, or null. What null stands for is not shown. */
                max: number | null;
                /** @description The highest number of members. */
                peak: number;
                /** @description Members that are paid for in advance. */
                prepaid: number;
            };
            /** @description The billing period that the figures are about. */
            period: {
                /**
                 * Format: date-time
                 * @description When the period ends, in UTC.
                 */
                end: string;
                /**
                 * Format: date-time
                 * @description When the period begins, in UTC.
                 */
                start: string;
            };
            /** @description Figures in GB, one block for each storage type. */
            storage: {
                /** @description Figures in GB of the storage type `custom`. */
                custom: components["schemas"]["UsageFigures"];
                /** @description Bound on the storage in GB, or null. What null stands for is not shown. */
                max: number | null;
                /** @description Figures in GB of the storage type `storage_a`. */
                storage_a: components["schemas"]["UsageFigures"];
                /** @description Figures in GB of the storage type `storage_b`. */
                storage_b: components["schemas"]["UsageFigures"];
                /** @description Figures in GB of the storage type `storage_c`. */
                storage_c: components["schemas"]["UsageFigures"];
                /**
                 * @description Unit of every figure of storage.
                 * @constant
                 */
                unit: "GB";
            };
            /** @description Present when the contract includes it; a service may say null where it leaves it out. */
            teamCache?: {
                /** @description How many installations there are. */
                installations: number;
            } | null;
            /** @description Present when the contract includes it; a service may say null where it leaves it out. */
            vendorConnect?: components["schemas"]["UsageFigures"] | null;
        };
        /** @description Why a request was rejected. */
        ErrorBody: {
            /** @description What went wrong. */
            error: {
                /** @description Says to a person what was wrong; its wording is left to the service. */
                message: string;
                /** @description A word for the kind of error. Which words exist is left to the service. */
                type: string;
            };
        };
        /** @description A filespace of a workspace. Which fields it has is left to the service. */
        FilespaceDetails: {
            [key: string]: unknown;
        };
        /** @description A member of a client organization. Fields beyond the status are left to the service. */
        Member: {
            /**
             * @description `new` until the first sign-in with the address of the add, then `active`.
             * @enum {string}
             */
            status: "new" | "active";
        } & {
            [key: string]: unknown;
        };
        /**
         * left to the service
         * @description Any JSON value; its form is left to the service.
         */
        OpenBody: unknown;
        /** @description A page of records. Whether it is an array alone or an object around one, and what stands beside the records, is left to the service. */
        OpenList: {
            [key: string]: unknown;
        }[] | unknown[] | {
            [key: string]: unknown;
        };
        /** @description The organization that the API key belongs to. */
        PartnerOrganization: {
            /** @description The period that is being billed. */
            billingPeriod: {
                /**
                 * Format: date-time
                 * @description When the period ends.
                 */
                end: string;
                /**
                 * Format: date-time
                 * @description When the period begins.
                 */
                start: string;
            };
            /**
             * Format: date-time
             * @description A moment in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null when the organization does not expire.
             */
            expirationDate: string | null;
            /** @description Identifier of the organization. */
            id: string;
            /** @description Name of the organization. */
            name: string;
            /** @description Who owns the organization. */
            owner: {
                /** @description Address of the owner. */
                email: string;
            };
            /** @description An open set; `active` is one member of it. */
            status: string;
            /** @description An open set; `prepaid` is one member of it. */
            supportedBillingModels: string[];
            /** @description An open set; `msp` is one member of it. */
            tier: string;
        };
        /** @description Who the API key belongs to, in short. */
        PingResult: {
            /** @description Identifier of the organization that the API key belongs to. */
            organizationId: string;
            /** @description Its name. */
            organizationName: string;
        };
        /** @description A page of storage usage records. What stands beside the records, and which fields they have, is left to the service. */
        StorageUsageList: {
            /** @description The records of the page. Each measures the storage of one filespace at one moment; its fields are left to the service. */
            items: {
                [key: string]: unknown;
            }[];
        };
        /**
         * figures
         * @description What is paid for, what is used, what exceeds it, and what is used right now.
         */
        UsageFigures: {
            /** @description How much is in use now. */
            current: number;
            /** @description How much goes beyond what is paid for. */
            overage: number;
            /** @description How much is paid for in advance. */
            prepaid: number;
            /** @description How much is used within the period. */
            used: number;
        };
        /**
         * a validation error
         * @description Which parts of the request body broke a rule.
         */
        ValidationErrorBody: {
            /** @description What went wrong. */
            error: {
                /** @description Each rule that was broken. */
                details: {
                    /** @description Says to a person how the rule was broken; its wording is left to the service. */
                    message: string;
                    /** @description Which part it was; a service may say null where it leaves it out. */
                    path?: string | null;
                }[];
                /** @description Says to a person what was wrong; its wording is left to the service. */
                message: string;
                /**
                 * @description Tells a validation error from others.
                 * @constant
                 */
                type: "validation_error";
            };
        };
        /** @description A workspace of a client. Which fields it has is left to the service. */
        WorkspaceDetails: {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description There is no such client among those of the partner. */
        ClientNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "not_found",
                 *         "message": "There is no such client."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The usage of the current billing period. */
        CurrentUsage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "period": {
                 *         "start": "2026-01-15T00:00:00.000Z",
                 *         "end": "2026-02-15T00:00:00.000Z"
                 *       },
                 *       "members": {
                 *         "prepaid": 50,
                 *         "peak": 41,
                 *         "current": 40,
                 *         "max": null
                 *       },
                 *       "storage": {
                 *         "max": 5000,
                 *         "unit": "GB",
                 *         "storage_a": {
                 *           "prepaid": 1000,
                 *           "used": 800.5,
                 *           "overage": 0,
                 *           "current": 790.25
                 *         },
                 *         "custom": {
                 *           "prepaid": 0,
                 *           "used": 12,
                 *           "overage": 12,
                 *           "current": 12
                 *         },
                 *         "storage_b": {
                 *           "prepaid": 0,
                 *           "used": 0,
                 *           "overage": 0,
                 *           "current": 0
                 *         },
                 *         "storage_c": {
                 *           "prepaid": 0,
                 *           "used": 0,
                 *           "overage": 0,
                 *           "current": 0
                 *         }
                 *       },
                 *       "vendorConnect": {
                 *         "prepaid": 10,
                 *         "used": 4,
                 *         "overage": 0,
                 *         "current": 4
                 *       },
                 *       "teamCache": {
                 *         "installations": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CurrentUsage"];
            };
        };
        /** @description The client has an active contract and at least one workspace, and so stays. */
        DeletionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "client_in_use",
                 *         "message": "A client with an active contract and workspaces cannot be deleted."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The key is valid, but its organization may not use the API. Body and headers are left to the service. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": components["schemas"]["OpenBody"];
            };
        };
        /** @description The clientId has a form that the service never issues; it may be called malformed instead of unknown. */
        MalformedClientId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "bad_request",
                 *         "message": "The id is malformed."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An id in the path has a form that the service never issues; it may be called malformed instead of unknown. The body is left to the service and may be empty. */
        MalformedId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OpenBody"];
            };
        };
        /** @description The member. */
        Member: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Member"];
            };
        };
        /** @description Something that the path names is not there, or out of the partner's reach. The body is left to the service and may be empty. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OpenBody"];
            };
        };
        /** @description A page of storage usage records. */
        StorageUsagePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StorageUsageList"];
            };
        };
        /** @description The API key is missing or invalid. Body and headers are left to the service. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "*/*": components["schemas"]["OpenBody"];
            };
        };
        /** @description There is no such client, workspace or filespace within the partner's reach. */
        UsageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "not_found",
                 *         "message": "There is no such workspace."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The date range, or the storage type where one may be given, is invalid. */
        UsageRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "type": "invalid_date_range",
                 *         "message": "The range ends before it starts."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of a member of the client.
         * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
         */
        AccountId: string;
        /**
         * @description Identifier of a client of the partner.
         * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
         */
        ClientId: string;
        /**
         * @description End of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
         * @example 2026-01-31T23:59:59.5Z
         */
        End: string;
        /**
         * @description Identifier of a filespace of the workspace.
         * @example 5f0c2a64-0d0f-4b53-9f5e-0a1a54f1d7a1
         */
        FilespaceId: string;
        /**
         * @description Narrows the list to the members of one status.
         * @example new
         */
        MemberStatus: "new" | "active";
        /**
         * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
         * @example 2
         */
        Page: number;
        /**
         * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
         * @example 50
         */
        PageSize: number;
        /**
         * @description Order of the records by the time they were created; the prefix `-` turns it around. The newest come first by default.
         * @example createdAt
         */
        Sort: "createdAt" | "-createdAt";
        /**
         * @description Beginning of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
         * @example 2026-01-01T00:00Z
         */
        Start: string;
        /**
         * @description Narrows the records to one storage type; without it the records of all types are answered.
         * @example storage_a
         */
        StorageType: "storage_a" | "custom" | "storage_b" | "storage_c";
        /**
         * @description Order of the records by the time they were created; the prefix `-` turns it around. The oldest come first by default.
         * @example -createdAt
         */
        UsageSort: "createdAt" | "-createdAt";
        /**
         * @description Identifier of a workspace of the client.
         * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
         */
        WorkspaceId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The newest come first by default.
                 * @example createdAt
                 */
                s?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createClient: {
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
                 *       "name": "North Studio (Oslo) 2",
                 *       "notes": "Signed in spring."
                 *     }
                 */
                "application/json": components["schemas"]["CreateClient"];
            };
        };
        responses: {
            /** @description The client was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11",
                     *       "name": "North Studio (Oslo) 2",
                     *       "notes": "Signed in spring."
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedClient"];
                };
            };
            /** @description The body breaks a rule, or a business constraint such as the unique name. The body of a validation error is stated; that of a business constraint is left to the service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "type": "validation_error",
                     *         "message": "The request body is invalid.",
                     *         "details": [
                     *           {
                     *             "path": "name",
                     *             "message": "The name has fewer than 2 characters."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientRejection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
                };
            };
            400: components["responses"]["MalformedClientId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["DeletionRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The newest come first by default.
                 * @example createdAt
                 */
                s?: components["parameters"]["Sort"];
                /**
                 * @description Narrows the list to the members of one status.
                 * @example new
                 */
                status?: components["parameters"]["MemberStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenList"];
                };
            };
            /** @description The status is not supported; `errorCode` is `partnerOrganization.member.status.invalid`. Where the code stands in the body is left to the service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["AddMember"];
            };
        };
        responses: {
            201: components["responses"]["Member"];
            /** @description The address is invalid, or belongs to a member already; then `errorCode` is `partnerOrganization.member.alreadyExists`. Where the code stands in the body is left to the service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a member of the client.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Member"];
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a member of the client.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The member is the owner; `errorCode` is `partnerOrganization.member.removeOwner`. Where the code stands in the body is left to the service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Member"];
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such client within the partner's reach, or nobody owns it. The body is left to the service and may be empty. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listClientUsage: {
        parameters: {
            query: {
                /**
                 * @description End of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-31T23:59:59.5Z
                 */
                end: components["parameters"]["End"];
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The oldest come first by default.
                 * @example -createdAt
                 */
                s?: components["parameters"]["UsageSort"];
                /**
                 * @description Beginning of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-01T00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Narrows the records to one storage type; without it the records of all types are answered.
                 * @example storage_a
                 */
                type?: components["parameters"]["StorageType"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageUsagePage"];
            400: components["responses"]["UsageRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UsageNotFound"];
        };
    };
    getClientCurrentUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentUsage"];
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such client within the partner's reach, or it has no active contract. The body is left to the service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The newest come first by default.
                 * @example createdAt
                 */
                s?: components["parameters"]["Sort"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of workspaces, each with `id`, `name` and `createdAt`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenList"];
                };
            };
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceDetails"];
                };
            };
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFilespaces: {
        parameters: {
            query?: {
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The newest come first by default.
                 * @example createdAt
                 */
                s?: components["parameters"]["Sort"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of filespaces. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenList"];
                };
            };
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getFilespace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a filespace of the workspace.
                 * @example 5f0c2a64-0d0f-4b53-9f5e-0a1a54f1d7a1
                 */
                filespaceId: components["parameters"]["FilespaceId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
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
                    "application/json": components["schemas"]["FilespaceDetails"];
                };
            };
            400: components["responses"]["MalformedId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFilespaceUsage: {
        parameters: {
            query: {
                /**
                 * @description End of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-31T23:59:59.5Z
                 */
                end: components["parameters"]["End"];
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The oldest come first by default.
                 * @example -createdAt
                 */
                s?: components["parameters"]["UsageSort"];
                /**
                 * @description Beginning of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-01T00:00Z
                 */
                start: components["parameters"]["Start"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a filespace of the workspace.
                 * @example 5f0c2a64-0d0f-4b53-9f5e-0a1a54f1d7a1
                 */
                filespaceId: components["parameters"]["FilespaceId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageUsagePage"];
            400: components["responses"]["UsageRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UsageNotFound"];
        };
    };
    listWorkspaceUsage: {
        parameters: {
            query: {
                /**
                 * @description End of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-31T23:59:59.5Z
                 */
                end: components["parameters"]["End"];
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The oldest come first by default.
                 * @example -createdAt
                 */
                s?: components["parameters"]["UsageSort"];
                /**
                 * @description Beginning of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-01T00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Narrows the records to one storage type; without it the records of all types are answered.
                 * @example storage_a
                 */
                type?: components["parameters"]["StorageType"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StorageUsagePage"];
            400: components["responses"]["UsageRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UsageNotFound"];
        };
    };
    listMembersUsage: {
        parameters: {
            query: {
                /**
                 * @description End of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-31T23:59:59.5Z
                 */
                end: components["parameters"]["End"];
                /**
                 * @description How many records a page holds at most. What a number above the maximum gets is left to the service.
                 * @example 50
                 */
                l?: components["parameters"]["PageSize"];
                /**
                 * @description Number of the page, counted from 1. Zero and negative numbers are left to the service.
                 * @example 2
                 */
                p?: components["parameters"]["Page"];
                /**
                 * @description Order of the records by the time they were created; the prefix `-` turns it around. The oldest come first by default.
                 * @example -createdAt
                 */
                s?: components["parameters"]["UsageSort"];
                /**
                 * @description Beginning of the range: an ISO 8601 date-time with a timezone (`Z`, `+hh:mm` or `-hh:mm`). Seconds and their fraction may be left out. In a URL the plus of an offset is written `%2B`. Usage is kept for two months; a range wholly before them is rejected.
                 * @example 2026-01-01T00:00Z
                 */
                start: components["parameters"]["Start"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of a client of the partner.
                 * @example 9b2f8c1e-3a57-4c0e-8b1a-2f6f0d4f7c11
                 */
                clientId: components["parameters"]["ClientId"];
                /**
                 * @description Identifier of a workspace of the client.
                 * @example 1c4a1f5e-52a5-4b1c-9f2e-6b8f5b1f3a42
                 */
                workspaceId: components["parameters"]["WorkspaceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members usage records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenList"];
                };
            };
            400: components["responses"]["UsageRejected"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UsageNotFound"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3e0f8b52-6b0e-4c0f-a3a3-1d2f7f5f2c77",
                     *       "name": "Example Partner",
                     *       "owner": {
                     *         "email": "owner@example.org"
                     *       },
                     *       "tier": "msp",
                     *       "supportedBillingModels": [
                     *         "prepaid"
                     *       ],
                     *       "createdAt": "2024-05-06T07:08:09.123Z",
                     *       "status": "active",
                     *       "expirationDate": null,
                     *       "billingPeriod": {
                     *         "start": "2026-01-15T00:00:00.000Z",
                     *         "end": "2026-02-15T00:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerOrganization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPartnerCurrentUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentUsage"];
            /** @description The partner is a reseller. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "type": "not_supported",
                     *         "message": "Only a managed-service partner has usage of its own."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The partner has no active contract. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": {
                     *         "type": "not_found",
                     *         "message": "There is no active contract."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization in short. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "organizationId": "3e0f8b52-6b0e-4c0f-a3a3-1d2f7f5f2c77",
                     *       "organizationName": "Example Partner"
                     *     }
                     */
                    "application/json": components["schemas"]["PingResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
}
