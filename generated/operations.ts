// Made by `npm run generate` from openapi/; do not edit.

import type { Api, Operation, RequirementId } from './catalogue.ts';

export interface ResponseInfo {
  /** The requirement that a body breaks when it does not fit the schema; null when the schema accepts all. */
  readonly schemaRequirement: RequirementId | null;
  /** Whether the contract describes a body at all. */
  readonly hasContent: boolean;
  /** Whether an answer without a body breaks the schema. */
  readonly bodyRequired: boolean;
  /** Whether any body conforms, an empty one included. */
  readonly openBody: boolean;
  /** Whether no request gets it but one with an id in a form that the service never issues. */
  readonly onlyForMalformedIds: boolean;
}

export interface OperationInfo {
  readonly api: Api;
  readonly operation: Operation;
  readonly operationId: string;
  readonly method: string;
  /** The template, as in the documents. */
  readonly path: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly hasBody: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, ResponseInfo>>;
}

export const operations: readonly OperationInfo[] = [
  {
    "api": "partner",
    "operation": "GET /api/v1/ping",
    "operationId": "ping",
    "method": "GET",
    "path": "/api/v1/ping",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Partner",
    "summary": "Check the API key",
    "responses": {
      "200": {
        "schemaRequirement": "partner.ping.fields",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/me",
    "operationId": "getMe",
    "method": "GET",
    "path": "/api/v1/me",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Partner",
    "summary": "Get the partner organization",
    "responses": {
      "200": {
        "schemaRequirement": "partner.me.fields",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/me/usage/current",
    "operationId": "getPartnerCurrentUsage",
    "method": "GET",
    "path": "/api/v1/me/usage/current",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Usage",
    "summary": "Get the partner's usage in the current billing period",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.current.fields",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.partner-usage-refused-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.partner-usage-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "POST /api/v1/clients",
    "operationId": "createClient",
    "method": "POST",
    "path": "/api/v1/clients",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Clients",
    "summary": "Create a client organization",
    "responses": {
      "201": {
        "schemaRequirement": "partner.client.create.fields",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.validation-details",
        "hasContent": true,
        "bodyRequired": false,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients",
    "operationId": "listClients",
    "method": "GET",
    "path": "/api/v1/clients",
    "pathParameters": [],
    "queryParameters": [
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Clients",
    "summary": "List the client organizations",
    "responses": {
      "200": {
        "schemaRequirement": "partner.client.list.body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}",
    "operationId": "getClient",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}",
    "pathParameters": ["clientId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Clients",
    "summary": "Get a client organization",
    "responses": {
      "200": {
        "schemaRequirement": "partner.client.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.malformed-client-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.client-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "DELETE /api/v1/clients/{clientId}",
    "operationId": "deleteClient",
    "method": "DELETE",
    "path": "/api/v1/clients/{clientId}",
    "pathParameters": ["clientId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Clients",
    "summary": "Delete a client organization",
    "responses": {
      "204": {
        "schemaRequirement": null,
        "hasContent": false,
        "bodyRequired": false,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.deletion-refused-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.client-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/usage/current",
    "operationId": "getClientCurrentUsage",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/usage/current",
    "pathParameters": ["clientId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Usage",
    "summary": "Get a client's usage in the current billing period",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.current.fields",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/usage",
    "operationId": "listClientUsage",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/usage",
    "pathParameters": ["clientId"],
    "queryParameters": [
      {
        "name": "start",
        "required": true
      },
      {
        "name": "end",
        "required": true
      },
      {
        "name": "type",
        "required": false
      },
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Usage",
    "summary": "List the storage usage of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.envelope",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.usage-rejected-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.usage-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "POST /api/v1/clients/{clientId}/members",
    "operationId": "addMember",
    "method": "POST",
    "path": "/api/v1/clients/{clientId}/members",
    "pathParameters": ["clientId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Members",
    "summary": "Add a member to a client",
    "responses": {
      "201": {
        "schemaRequirement": "partner.member.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/members",
    "operationId": "listMembers",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/members",
    "pathParameters": ["clientId"],
    "queryParameters": [
      {
        "name": "status",
        "required": false
      },
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Members",
    "summary": "List the members of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.member.list.body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/members/owner",
    "operationId": "getOwner",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/members/owner",
    "pathParameters": ["clientId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "Get the owner of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.member.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": false,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/members/{accountId}",
    "operationId": "getMember",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/members/{accountId}",
    "pathParameters": ["clientId", "accountId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "Get a member of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.member.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "DELETE /api/v1/clients/{clientId}/members/{accountId}",
    "operationId": "removeMember",
    "method": "DELETE",
    "path": "/api/v1/clients/{clientId}/members/{accountId}",
    "pathParameters": ["clientId", "accountId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "Remove a member from a client",
    "responses": {
      "204": {
        "schemaRequirement": null,
        "hasContent": false,
        "bodyRequired": false,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces",
    "operationId": "listWorkspaces",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces",
    "pathParameters": ["clientId"],
    "queryParameters": [
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Workspaces",
    "summary": "List the workspaces of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.workspace.list.body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}",
    "operationId": "getWorkspace",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}",
    "pathParameters": ["clientId", "workspaceId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Workspaces",
    "summary": "Get a workspace of a client",
    "responses": {
      "200": {
        "schemaRequirement": "partner.workspace.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage",
    "operationId": "listWorkspaceUsage",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}/usage",
    "pathParameters": ["clientId", "workspaceId"],
    "queryParameters": [
      {
        "name": "start",
        "required": true
      },
      {
        "name": "end",
        "required": true
      },
      {
        "name": "type",
        "required": false
      },
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Usage",
    "summary": "List the storage usage of a workspace",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.envelope",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.usage-rejected-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.usage-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members",
    "operationId": "listMembersUsage",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members",
    "pathParameters": ["clientId", "workspaceId"],
    "queryParameters": [
      {
        "name": "start",
        "required": true
      },
      {
        "name": "end",
        "required": true
      },
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Usage",
    "summary": "List the member counts of a workspace",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.members.body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.usage-rejected-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.usage-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces",
    "operationId": "listFilespaces",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces",
    "pathParameters": ["clientId", "workspaceId"],
    "queryParameters": [
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "List the filespaces of a workspace",
    "responses": {
      "200": {
        "schemaRequirement": "partner.filespace.list.body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}",
    "operationId": "getFilespace",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}",
    "pathParameters": ["clientId", "workspaceId", "filespaceId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "Get a filespace of a workspace",
    "responses": {
      "200": {
        "schemaRequirement": "partner.filespace.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "partner",
    "operation": "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage",
    "operationId": "listFilespaceUsage",
    "method": "GET",
    "path": "/api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage",
    "pathParameters": ["clientId", "workspaceId", "filespaceId"],
    "queryParameters": [
      {
        "name": "start",
        "required": true
      },
      {
        "name": "end",
        "required": true
      },
      {
        "name": "p",
        "required": false
      },
      {
        "name": "l",
        "required": false
      },
      {
        "name": "s",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Usage",
    "summary": "List the storage usage of a filespace",
    "responses": {
      "200": {
        "schemaRequirement": "partner.usage.envelope",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "partner.error.usage-rejected-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "partner.error.usage-not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces",
    "operationId": "listFilespaces",
    "method": "GET",
    "path": "/api/v1/filespaces",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "List the filespaces",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.filespace.list.records",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/filespaces",
    "operationId": "createFilespace",
    "method": "POST",
    "path": "/api/v1/filespaces",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Filespaces",
    "summary": "Create a filespace",
    "responses": {
      "201": {
        "schemaRequirement": "workspace.filespace.create.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "503": {
        "schemaRequirement": "workspace.error.unavailable-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}",
    "operationId": "getFilespace",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}",
    "pathParameters": ["filespaceId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "Get a filespace",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.filespace.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "PATCH /api/v1/filespaces/{filespaceId}",
    "operationId": "renameFilespace",
    "method": "PATCH",
    "path": "/api/v1/filespaces/{filespaceId}",
    "pathParameters": ["filespaceId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Filespaces",
    "summary": "Rename a filespace",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.filespace.rename.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "DELETE /api/v1/filespaces/{filespaceId}",
    "operationId": "deleteFilespace",
    "method": "DELETE",
    "path": "/api/v1/filespaces/{filespaceId}",
    "pathParameters": ["filespaceId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "Delete a filespace",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "503": {
        "schemaRequirement": "workspace.error.unavailable-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/providers",
    "operationId": "listProviders",
    "method": "POST",
    "path": "/api/v1/providers",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Filespaces",
    "summary": "Look up the storage providers",
    "responses": {
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "2XX": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/external/data-stores",
    "operationId": "listDataStores",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/external/data-stores",
    "pathParameters": ["filespaceId"],
    "queryParameters": [
      {
        "name": "name",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Data stores",
    "summary": "List the data stores",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.data-store.list.records",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/filespaces/{filespaceId}/external/data-stores",
    "operationId": "createDataStore",
    "method": "POST",
    "path": "/api/v1/filespaces/{filespaceId}/external/data-stores",
    "pathParameters": ["filespaceId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Data stores",
    "summary": "Create a data store",
    "responses": {
      "201": {
        "schemaRequirement": "workspace.data-store.create.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "operationId": "getDataStore",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "pathParameters": ["filespaceId", "dataStoreId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Data stores",
    "summary": "Get a data store",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.data-store.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "operationId": "updateDataStore",
    "method": "PATCH",
    "path": "/api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "pathParameters": ["filespaceId", "dataStoreId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Data stores",
    "summary": "Change the credentials of a data store",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.data-store.update.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "operationId": "deleteDataStore",
    "method": "DELETE",
    "path": "/api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}",
    "pathParameters": ["filespaceId", "dataStoreId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Data stores",
    "summary": "Delete a data store",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/filespaces/{filespaceId}/entries",
    "operationId": "createEntry",
    "method": "POST",
    "path": "/api/v1/filespaces/{filespaceId}/entries",
    "pathParameters": ["filespaceId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Entries",
    "summary": "Create a directory",
    "responses": {
      "201": {
        "schemaRequirement": "workspace.entry.create.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "403": {
        "schemaRequirement": "workspace.error.forbidden-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/entries/resolve",
    "operationId": "resolveEntry",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/entries/resolve",
    "pathParameters": ["filespaceId"],
    "queryParameters": [
      {
        "name": "path",
        "required": true
      }
    ],
    "hasBody": false,
    "tag": "Entries",
    "summary": "Find an entry by its path",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.entry.resolve.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children",
    "operationId": "listEntryChildren",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/entries/{entryId}/children",
    "pathParameters": ["filespaceId", "entryId"],
    "queryParameters": [
      {
        "name": "limit",
        "required": false
      },
      {
        "name": "nextCursor",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Entries",
    "summary": "List what a directory holds",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.entry.children.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}",
    "operationId": "getEntry",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/entries/{entryId}",
    "pathParameters": ["filespaceId", "entryId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Entries",
    "summary": "Get an entry",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.entry.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}",
    "operationId": "deleteEntry",
    "method": "DELETE",
    "path": "/api/v1/filespaces/{filespaceId}/entries/{entryId}",
    "pathParameters": ["filespaceId", "entryId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Entries",
    "summary": "Delete a directory",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/members",
    "operationId": "listMembers",
    "method": "GET",
    "path": "/api/v1/members",
    "pathParameters": [],
    "queryParameters": [
      {
        "name": "email",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Members",
    "summary": "List the members",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.member.list.records",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/members",
    "operationId": "addMember",
    "method": "POST",
    "path": "/api/v1/members",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Members",
    "summary": "Add a member",
    "responses": {
      "201": {
        "schemaRequirement": "workspace.member.add.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/members/{memberId}",
    "operationId": "getMember",
    "method": "GET",
    "path": "/api/v1/members/{memberId}",
    "pathParameters": ["memberId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "Get a member",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.member.get.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "PATCH /api/v1/members/{memberId}",
    "operationId": "updateMember",
    "method": "PATCH",
    "path": "/api/v1/members/{memberId}",
    "pathParameters": ["memberId"],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Members",
    "summary": "Change the role of a member",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.member.update.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "DELETE /api/v1/members/{memberId}",
    "operationId": "removeMember",
    "method": "DELETE",
    "path": "/api/v1/members/{memberId}",
    "pathParameters": ["memberId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "Remove a member",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/members/{memberId}/groups",
    "operationId": "listMemberGroups",
    "method": "GET",
    "path": "/api/v1/members/{memberId}/groups",
    "pathParameters": ["memberId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Members",
    "summary": "List the groups of a member",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.group.list.records",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/service-accounts",
    "operationId": "listServiceAccounts",
    "method": "GET",
    "path": "/api/v1/service-accounts",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Service accounts",
    "summary": "List the service accounts",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "POST /api/v1/service-accounts",
    "operationId": "createServiceAccount",
    "method": "POST",
    "path": "/api/v1/service-accounts",
    "pathParameters": [],
    "queryParameters": [],
    "hasBody": true,
    "tag": "Service accounts",
    "summary": "Create a service account",
    "responses": {
      "201": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/service-accounts/{serviceAccountId}",
    "operationId": "getServiceAccount",
    "method": "GET",
    "path": "/api/v1/service-accounts/{serviceAccountId}",
    "pathParameters": ["serviceAccountId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Service accounts",
    "summary": "Get a service account",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "DELETE /api/v1/service-accounts/{serviceAccountId}",
    "operationId": "deleteServiceAccount",
    "method": "DELETE",
    "path": "/api/v1/service-accounts/{serviceAccountId}",
    "pathParameters": ["serviceAccountId"],
    "queryParameters": [],
    "hasBody": false,
    "tag": "Service accounts",
    "summary": "Delete a service account",
    "responses": {
      "200": {
        "schemaRequirement": null,
        "hasContent": true,
        "bodyRequired": false,
        "openBody": true,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": true
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  },
  {
    "api": "workspace",
    "operation": "GET /api/v1/filespaces/{filespaceId}/direct-links",
    "operationId": "generateDirectLink",
    "method": "GET",
    "path": "/api/v1/filespaces/{filespaceId}/direct-links",
    "pathParameters": ["filespaceId"],
    "queryParameters": [
      {
        "name": "entryId",
        "required": false
      },
      {
        "name": "path",
        "required": false
      }
    ],
    "hasBody": false,
    "tag": "Direct links",
    "summary": "Get a direct link to an entry",
    "responses": {
      "200": {
        "schemaRequirement": "workspace.direct-link.record",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "400": {
        "schemaRequirement": "workspace.error.bad-request-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "401": {
        "schemaRequirement": "workspace.error.unauthorized-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      },
      "404": {
        "schemaRequirement": "workspace.error.not-found-body",
        "hasContent": true,
        "bodyRequired": true,
        "openBody": false,
        "onlyForMalformedIds": false
      }
    }
  }
];
