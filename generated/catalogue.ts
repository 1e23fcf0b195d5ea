// Made by `npm run generate` from openapi/; do not edit.

export type Api =
  | "partner"
  | "workspace";

export type Level =
  | "MUST"
  | "SHOULD";

export type PartnerOperation =
  | "GET /api/v1/ping"
  | "GET /api/v1/me"
  | "GET /api/v1/me/usage/current"
  | "POST /api/v1/clients"
  | "GET /api/v1/clients"
  | "GET /api/v1/clients/{clientId}"
  | "DELETE /api/v1/clients/{clientId}"
  | "GET /api/v1/clients/{clientId}/usage/current"
  | "GET /api/v1/clients/{clientId}/usage"
  | "POST /api/v1/clients/{clientId}/members"
  | "GET /api/v1/clients/{clientId}/members"
  | "GET /api/v1/clients/{clientId}/members/owner"
  | "GET /api/v1/clients/{clientId}/members/{accountId}"
  | "DELETE /api/v1/clients/{clientId}/members/{accountId}"
  | "GET /api/v1/clients/{clientId}/workspaces"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"
  | "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage";

export type WorkspaceOperation =
  | "GET /api/v1/filespaces"
  | "POST /api/v1/filespaces"
  | "GET /api/v1/filespaces/{filespaceId}"
  | "PATCH /api/v1/filespaces/{filespaceId}"
  | "DELETE /api/v1/filespaces/{filespaceId}"
  | "POST /api/v1/providers"
  | "GET /api/v1/filespaces/{filespaceId}/external/data-stores"
  | "POST /api/v1/filespaces/{filespaceId}/external/data-stores"
  | "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"
  | "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"
  | "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"
  | "POST /api/v1/filespaces/{filespaceId}/entries"
  | "GET /api/v1/filespaces/{filespaceId}/entries/resolve"
  | "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"
  | "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"
  | "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"
  | "GET /api/v1/members"
  | "POST /api/v1/members"
  | "GET /api/v1/members/{memberId}"
  | "PATCH /api/v1/members/{memberId}"
  | "DELETE /api/v1/members/{memberId}"
  | "GET /api/v1/members/{memberId}/groups"
  | "GET /api/v1/service-accounts"
  | "POST /api/v1/service-accounts"
  | "GET /api/v1/service-accounts/{serviceAccountId}"
  | "DELETE /api/v1/service-accounts/{serviceAccountId}"
  | "GET /api/v1/filespaces/{filespaceId}/direct-links";

export type Operation = PartnerOperation | WorkspaceOperation;

export type RequirementId =
  | "partner.response.status"
  | "partner.response.content-type"
  | "partner.response.json"
  | "partner.auth.valid"
  | "partner.auth.missing"
  | "partner.auth.other-scheme"
  | "partner.auth.empty-key"
  | "partner.auth.garbage"
  | "partner.auth.truncated"
  | "partner.auth.altered"
  | "partner.auth.extended"
  | "partner.auth.revoked"
  | "partner.auth.before-lookup"
  | "partner.auth.rejected-create"
  | "partner.auth.rejected-delete"
  | "partner.auth.rejected-member-add"
  | "partner.auth.rejected-member-remove"
  | "partner.auth.not-entitled"
  | "partner.ownership.foreign-delete"
  | "partner.ownership.foreign-member-add"
  | "partner.ownership.foreign-member-remove"
  | "partner.ownership.member-remove-other-client"
  | "partner.usage.range.reversed"
  | "partner.usage.range.reversed-by-offset"
  | "partner.usage.range.outside-retention"
  | "partner.usage.range.inside-retention"
  | "partner.usage.range.overlapping"
  | "partner.usage.range.respected"
  | "partner.usage.range.narrower"
  | "partner.usage.range.halves"
  | "partner.usage.date-time.same-moment"
  | "partner.usage.scope.own"
  | "partner.usage.scope.new-client"
  | "partner.usage.scope.parts"
  | "partner.secrets.api-key"
  | "partner.robustness.no-5xx"
  | "partner.robustness.malformed-json"
  | "partner.robustness.body-not-object"
  | "partner.robustness.content-type"
  | "partner.robustness.large-body"
  | "partner.robustness.hostile-text"
  | "partner.robustness.hostile-path"
  | "partner.robustness.open-query"
  | "partner.robustness.empty-query"
  | "partner.robustness.methods"
  | "partner.robustness.recovers"
  | "partner.ping.status"
  | "partner.ping.organization-id"
  | "partner.ping.organization-name"
  | "partner.ping.own-organization"
  | "partner.ping.fields"
  | "partner.me.status"
  | "partner.me.own-organization"
  | "partner.me.billing-period-order"
  | "partner.me.fields"
  | "partner.usage.current.partner-status"
  | "partner.usage.current.partner-period-order"
  | "partner.usage.current.reseller"
  | "partner.usage.current.partner-no-contract"
  | "partner.usage.current.fields"
  | "partner.error.partner-usage-refused-body"
  | "partner.error.partner-usage-not-found-body"
  | "partner.client.create.status"
  | "partner.client.create.readable"
  | "partner.client.create.listed"
  | "partner.client.create.distinct-ids"
  | "partner.client.create.name-echo"
  | "partner.client.create.notes-echo"
  | "partner.client.create.notes-absent"
  | "partner.client.create.error-type"
  | "partner.client.create.error-message"
  | "partner.client.create.error-details"
  | "partner.client.create.rejected-unchanged"
  | "partner.client.name.unique"
  | "partner.client.name.unique-unchanged"
  | "partner.client.name.unique-body"
  | "partner.client.name.unique-race"
  | "partner.client.name.unique-per-partner"
  | "partner.client.name.accepted"
  | "partner.client.name.min-accepted"
  | "partner.client.name.max-accepted"
  | "partner.client.name.empty"
  | "partner.client.name.too-short"
  | "partner.client.name.too-long"
  | "partner.client.name.first-letter"
  | "partner.client.name.first-digit"
  | "partner.client.name.last-letter"
  | "partner.client.name.last-digit"
  | "partner.client.name.inner-letter"
  | "partner.client.name.inner-digit"
  | "partner.client.name.inner-underscore"
  | "partner.client.name.inner-space"
  | "partner.client.name.inner-opening-parenthesis"
  | "partner.client.name.inner-closing-parenthesis"
  | "partner.client.name.inner-slash"
  | "partner.client.name.inner-hyphen"
  | "partner.client.name.first-space"
  | "partner.client.name.first-inner-character"
  | "partner.client.name.first-forbidden-character"
  | "partner.client.name.last-space"
  | "partner.client.name.last-inner-character"
  | "partner.client.name.last-forbidden-character"
  | "partner.client.name.inner-forbidden-character"
  | "partner.client.name.inner-control-character"
  | "partner.client.name.missing"
  | "partner.client.name.wrong-type"
  | "partner.client.notes.optional"
  | "partner.client.notes.accepted"
  | "partner.client.notes.non-ascii"
  | "partner.client.notes.max-accepted"
  | "partner.client.notes.too-long"
  | "partner.client.notes.wrong-type"
  | "partner.client.create.fields"
  | "partner.error.validation-details"
  | "partner.client.list.status"
  | "partner.client.list.own"
  | "partner.paging.limit.clients"
  | "partner.paging.default-size.clients"
  | "partner.paging.walk.clients"
  | "partner.order.ascending.clients"
  | "partner.order.descending.clients"
  | "partner.order.default.clients"
  | "partner.paging.default-page"
  | "partner.paging.disjoint"
  | "partner.paging.beyond-last"
  | "partner.paging.maximum-accepted"
  | "partner.paging.maximum-honoured"
  | "partner.paging.minimum-accepted"
  | "partner.paging.full-page"
  | "partner.order.across-pages"
  | "partner.client.list.body"
  | "partner.client.get.status"
  | "partner.client.get.identity"
  | "partner.client.get.name"
  | "partner.client.get.notes"
  | "partner.not-found.client.unknown"
  | "partner.not-found.client.other-partner"
  | "partner.not-found.client.malformed"
  | "partner.ownership.indistinguishable.client"
  | "partner.client.get.record"
  | "partner.error.client-not-found-body"
  | "partner.client.delete.status"
  | "partner.client.delete.no-body"
  | "partner.client.delete.with-members"
  | "partner.client.delete.gone"
  | "partner.client.delete.gone-below"
  | "partner.client.delete.not-listed"
  | "partner.client.delete.twice"
  | "partner.client.delete.others-kept"
  | "partner.client.delete.constraint"
  | "partner.client.delete.constraint-unchanged"
  | "partner.error.deletion-refused-body"
  | "partner.usage.current.client-status"
  | "partner.usage.current.client-period-order"
  | "partner.usage.current.client-no-contract"
  | "partner.usage.current.client-not-found-body"
  | "partner.usage.status.client"
  | "partner.paging.limit.client-usage"
  | "partner.paging.default-size.client-usage"
  | "partner.paging.walk.client-usage"
  | "partner.usage.order.ascending.client"
  | "partner.usage.order.descending.client"
  | "partner.usage.order.default.client"
  | "partner.usage.start.required"
  | "partner.usage.start.zone-required"
  | "partner.usage.start.time-required"
  | "partner.usage.start.not-a-date"
  | "partner.usage.start.impossible-month"
  | "partner.usage.start.impossible-day"
  | "partner.usage.start.impossible-hour"
  | "partner.usage.start.impossible-minute"
  | "partner.usage.start.impossible-second"
  | "partner.usage.start.impossible-offset"
  | "partner.usage.start.utc"
  | "partner.usage.start.offset-plus"
  | "partner.usage.start.offset-minus"
  | "partner.usage.start.without-seconds"
  | "partner.usage.start.fraction"
  | "partner.usage.end.required"
  | "partner.usage.end.zone-required"
  | "partner.usage.end.time-required"
  | "partner.usage.end.not-a-date"
  | "partner.usage.end.impossible-month"
  | "partner.usage.end.impossible-day"
  | "partner.usage.end.impossible-hour"
  | "partner.usage.end.impossible-minute"
  | "partner.usage.end.impossible-second"
  | "partner.usage.end.impossible-offset"
  | "partner.usage.end.utc"
  | "partner.usage.end.offset-plus"
  | "partner.usage.end.offset-minus"
  | "partner.usage.end.without-seconds"
  | "partner.usage.end.fraction"
  | "partner.usage.type.storage-a"
  | "partner.usage.type.custom"
  | "partner.usage.type.storage-b"
  | "partner.usage.type.storage-c"
  | "partner.usage.type.unknown"
  | "partner.usage.type.omitted"
  | "partner.usage.type.partition"
  | "partner.usage.order.across-pages"
  | "partner.usage.envelope"
  | "partner.error.usage-rejected-body"
  | "partner.error.usage-not-found-body"
  | "partner.member.add.status"
  | "partner.member.add.starts-new"
  | "partner.member.add.email-echo"
  | "partner.member.add.readable"
  | "partner.member.add.listed"
  | "partner.member.add.rejected-unchanged"
  | "partner.member.add.duplicate"
  | "partner.member.add.duplicate-code"
  | "partner.member.add.duplicate-unchanged"
  | "partner.member.add.duplicate-race"
  | "partner.member.add.email-missing"
  | "partner.member.add.email-wrong-type"
  | "partner.member.add.email-without-at"
  | "partner.member.add.email-empty"
  | "partner.member.add.email-forms"
  | "partner.member.record"
  | "partner.member.list.status"
  | "partner.member.list.item-status"
  | "partner.member.list.own"
  | "partner.member.any-sequence"
  | "partner.member.list.all-statuses"
  | "partner.paging.limit.members"
  | "partner.paging.default-size.members"
  | "partner.paging.walk.members"
  | "partner.order.ascending.members"
  | "partner.order.descending.members"
  | "partner.order.default.members"
  | "partner.member.status-filter.new"
  | "partner.member.status-filter.new-complete"
  | "partner.member.status-filter.active"
  | "partner.member.status-filter.active-complete"
  | "partner.member.status-filter.paging"
  | "partner.member.status-filter.invalid"
  | "partner.member.status-filter.invalid-code"
  | "partner.member.list.body"
  | "partner.member.owner.status"
  | "partner.member.owner.first"
  | "partner.member.owner.stays"
  | "partner.member.owner.none"
  | "partner.member.owner.listed"
  | "partner.member.owner.starts-new"
  | "partner.member.get.status"
  | "partner.member.get.new"
  | "partner.member.get.active"
  | "partner.member.get.identity"
  | "partner.member.get.agrees-with-list"
  | "partner.not-found.member.unknown"
  | "partner.not-found.member.other-client"
  | "partner.not-found.member.other-partner"
  | "partner.not-found.member.malformed"
  | "partner.member.remove.status"
  | "partner.member.remove.no-body"
  | "partner.member.remove.gone"
  | "partner.member.remove.not-listed"
  | "partner.member.remove.twice"
  | "partner.member.remove.others-kept"
  | "partner.member.remove.add-again"
  | "partner.member.owner.removal-refused"
  | "partner.member.owner.removal-refused-code"
  | "partner.member.owner.removal-refused-unchanged"
  | "partner.workspace.list.status"
  | "partner.workspace.list.item-id"
  | "partner.workspace.list.item-name"
  | "partner.workspace.list.item-created-at"
  | "partner.workspace.list.complete"
  | "partner.workspace.list.own"
  | "partner.paging.limit.workspaces"
  | "partner.paging.default-size.workspaces"
  | "partner.paging.walk.workspaces"
  | "partner.order.ascending.workspaces"
  | "partner.order.descending.workspaces"
  | "partner.order.default.workspaces"
  | "partner.workspace.list.body"
  | "partner.workspace.get.status"
  | "partner.workspace.get.listed"
  | "partner.workspace.get.identity"
  | "partner.workspace.get.agrees-with-list"
  | "partner.not-found.workspace.unknown"
  | "partner.not-found.workspace.other-partner"
  | "partner.not-found.workspace.other-client"
  | "partner.not-found.workspace.malformed"
  | "partner.ownership.indistinguishable.workspace"
  | "partner.workspace.get.record"
  | "partner.usage.status.workspace"
  | "partner.paging.limit.workspace-usage"
  | "partner.paging.default-size.workspace-usage"
  | "partner.paging.walk.workspace-usage"
  | "partner.usage.order.ascending.workspace"
  | "partner.usage.order.descending.workspace"
  | "partner.usage.order.default.workspace"
  | "partner.usage.status.members"
  | "partner.usage.members.counts"
  | "partner.paging.limit.members-usage"
  | "partner.paging.default-size.members-usage"
  | "partner.paging.walk.members-usage"
  | "partner.usage.order.ascending.members"
  | "partner.usage.order.descending.members"
  | "partner.usage.order.default.members"
  | "partner.usage.members.body"
  | "partner.filespace.list.status"
  | "partner.filespace.list.complete"
  | "partner.filespace.list.own"
  | "partner.paging.limit.filespaces"
  | "partner.paging.default-size.filespaces"
  | "partner.paging.walk.filespaces"
  | "partner.order.ascending.filespaces"
  | "partner.order.descending.filespaces"
  | "partner.order.default.filespaces"
  | "partner.filespace.list.body"
  | "partner.filespace.get.status"
  | "partner.filespace.get.identity"
  | "partner.not-found.filespace.unknown"
  | "partner.not-found.filespace.other-partner"
  | "partner.not-found.filespace.other-client"
  | "partner.not-found.filespace.other-workspace"
  | "partner.not-found.filespace.malformed"
  | "partner.ownership.indistinguishable.filespace"
  | "partner.filespace.get.record"
  | "partner.usage.status.filespace"
  | "partner.usage.type.filespace-refused"
  | "partner.usage.type.filespace-refused-unknown"
  | "partner.paging.limit.filespace-usage"
  | "partner.paging.default-size.filespace-usage"
  | "partner.paging.walk.filespace-usage"
  | "partner.usage.order.ascending.filespace"
  | "partner.usage.order.descending.filespace"
  | "partner.usage.order.default.filespace"
  | "workspace.response.status"
  | "workspace.response.content-type"
  | "workspace.response.json"
  | "workspace.response.no-503-elsewhere"
  | "workspace.error.no-code"
  | "workspace.auth.accepted"
  | "workspace.auth.missing"
  | "workspace.auth.other-scheme"
  | "workspace.auth.empty"
  | "workspace.auth.garbage"
  | "workspace.auth.truncated"
  | "workspace.auth.altered"
  | "workspace.auth.expired"
  | "workspace.auth.revoked"
  | "workspace.auth.message"
  | "workspace.auth.no-effect"
  | "workspace.not-found.filespace"
  | "workspace.not-found.filespace.message"
  | "workspace.not-found.malformed-filespace-id"
  | "workspace.not-found.data-store"
  | "workspace.not-found.data-store.message"
  | "workspace.not-found.data-store.other-filespace"
  | "workspace.not-found.malformed-data-store-id"
  | "workspace.not-found.malformed-data-store-id.message"
  | "workspace.not-found.entry"
  | "workspace.not-found.entry.message"
  | "workspace.entry.tree"
  | "workspace.not-found.path"
  | "workspace.not-found.path.message"
  | "workspace.not-found.member"
  | "workspace.not-found.member.message"
  | "workspace.not-found.malformed-member-id"
  | "workspace.not-found.service-account"
  | "workspace.not-found.service-account.message"
  | "workspace.not-found.malformed-service-account-id"
  | "workspace.ownership.filespace"
  | "workspace.ownership.filespace-listed"
  | "workspace.ownership.member"
  | "workspace.ownership.member-listed"
  | "workspace.ownership.service-account"
  | "workspace.ownership.service-account-listed"
  | "workspace.ownership.message"
  | "workspace.ownership.no-effect"
  | "workspace.secrets.data-store-secret-key"
  | "workspace.secrets.invitation-link"
  | "workspace.secrets.service-account-token"
  | "workspace.secrets.bearer-token"
  | "workspace.secrets.customer-storage"
  | "workspace.robustness.no-5xx"
  | "workspace.robustness.malformed-json"
  | "workspace.robustness.body-shape"
  | "workspace.robustness.content-type"
  | "workspace.robustness.large-body"
  | "workspace.robustness.strange-text"
  | "workspace.robustness.query"
  | "workspace.robustness.methods"
  | "workspace.robustness.unknown-path"
  | "workspace.robustness.keeps-serving"
  | "workspace.filespace.list.status"
  | "workspace.filespace.list.contains-created"
  | "workspace.filespace.list.once"
  | "workspace.filespace.list.agrees-with-get"
  | "workspace.filespace.list.workspace-id"
  | "workspace.filespace.list.records"
  | "workspace.error.unauthorized-body"
  | "workspace.filespace.create.status"
  | "workspace.filespace.create.vendor"
  | "workspace.filespace.create.customer-known"
  | "workspace.filespace.create.customer-other"
  | "workspace.filespace.create.echoes-name"
  | "workspace.filespace.create.read-back"
  | "workspace.filespace.create.now"
  | "workspace.filespace.create.unique-id"
  | "workspace.filespace.create.rejected-unchanged"
  | "workspace.filespace.name.accepted"
  | "workspace.filespace.name.shortest"
  | "workspace.filespace.name.longest"
  | "workspace.filespace.name.digits"
  | "workspace.filespace.name.inner-dashes"
  | "workspace.filespace.name.uppercase"
  | "workspace.filespace.name.other-character"
  | "workspace.filespace.name.leading-dash"
  | "workspace.filespace.name.trailing-dash"
  | "workspace.filespace.name.missing"
  | "workspace.filespace.name.type"
  | "workspace.filespace.name.message"
  | "workspace.filespace.create.region.missing"
  | "workspace.filespace.create.region.type"
  | "workspace.filespace.create.provider.missing"
  | "workspace.filespace.create.provider.type"
  | "workspace.filespace.create.provider.vendor-other"
  | "workspace.filespace.create.owner.missing"
  | "workspace.filespace.create.owner.type"
  | "workspace.filespace.create.owner.unknown"
  | "workspace.filespace.create.customer-params.missing"
  | "workspace.filespace.create.customer-params.type"
  | "workspace.filespace.create.customer-params.field-type"
  | "workspace.filespace.create.block-size.accepted"
  | "workspace.filespace.create.block-size.type"
  | "workspace.filespace.storage.owner"
  | "workspace.filespace.storage.provider"
  | "workspace.filespace.storage.region"
  | "workspace.filespace.storage.customer-endpoint"
  | "workspace.filespace.storage.customer-bucket"
  | "workspace.filespace.create.record"
  | "workspace.error.bad-request-body"
  | "workspace.error.unavailable-body"
  | "workspace.retry-after.present"
  | "workspace.retry-after.form"
  | "workspace.filespace.get.status"
  | "workspace.filespace.get.same-id"
  | "workspace.filespace.get.agrees-with-create"
  | "workspace.filespace.get.timestamps"
  | "workspace.filespace.get.record"
  | "workspace.error.not-found-body"
  | "workspace.filespace.rename.status"
  | "workspace.filespace.rename.echoes-name"
  | "workspace.filespace.rename.read-back"
  | "workspace.filespace.rename.listed"
  | "workspace.filespace.rename.only-that"
  | "workspace.filespace.rename.rest-unchanged"
  | "workspace.filespace.rename.data-kept"
  | "workspace.filespace.rename.accepted"
  | "workspace.filespace.rename.shortest"
  | "workspace.filespace.rename.longest"
  | "workspace.filespace.rename.too-short"
  | "workspace.filespace.rename.empty"
  | "workspace.filespace.rename.too-long"
  | "workspace.filespace.rename.uppercase"
  | "workspace.filespace.rename.other-character"
  | "workspace.filespace.rename.leading-dash"
  | "workspace.filespace.rename.trailing-dash"
  | "workspace.filespace.rename.missing"
  | "workspace.filespace.rename.type"
  | "workspace.filespace.rename.message"
  | "workspace.filespace.rename.rejected-unchanged"
  | "workspace.filespace.rename.record"
  | "workspace.filespace.delete.status"
  | "workspace.filespace.delete.gone"
  | "workspace.filespace.delete.not-listed"
  | "workspace.filespace.delete.data-gone"
  | "workspace.filespace.delete.again"
  | "workspace.filespace.delete.only-that"
  | "workspace.providers.status"
  | "workspace.providers.json"
  | "workspace.data-store.list.status"
  | "workspace.data-store.list.empty"
  | "workspace.data-store.list.contains-created"
  | "workspace.data-store.list.filespace"
  | "workspace.data-store.list.once"
  | "workspace.data-store.list.agrees-with-get"
  | "workspace.data-store.unsupported.list"
  | "workspace.data-store.filter.finds"
  | "workspace.data-store.filter.unknown"
  | "workspace.data-store.filter.excludes"
  | "workspace.data-store.list.records"
  | "workspace.error.forbidden-body"
  | "workspace.data-store.create.status"
  | "workspace.data-store.create.http-link"
  | "workspace.data-store.create.echoes-name"
  | "workspace.data-store.create.echoes-kind"
  | "workspace.data-store.create.echoes-bucket"
  | "workspace.data-store.create.echoes-region"
  | "workspace.data-store.create.echoes-access-key"
  | "workspace.data-store.create.echoes-addressing"
  | "workspace.data-store.create.read-back"
  | "workspace.data-store.create.unique-id"
  | "workspace.data-store.create.name.duplicate"
  | "workspace.data-store.create.name.duplicate.message"
  | "workspace.data-store.create.name.missing"
  | "workspace.data-store.create.name.type"
  | "workspace.data-store.create.kind.missing"
  | "workspace.data-store.create.kind.unknown"
  | "workspace.data-store.create.params.missing"
  | "workspace.data-store.create.params.type"
  | "workspace.data-store.create.bucket.empty"
  | "workspace.data-store.create.bucket.slash"
  | "workspace.data-store.create.region.empty"
  | "workspace.data-store.create.rejected-unchanged"
  | "workspace.data-store.create.concurrent"
  | "workspace.data-store.unsupported.create"
  | "workspace.data-store.create.record"
  | "workspace.data-store.get.status"
  | "workspace.data-store.get.same-id"
  | "workspace.data-store.get.agrees-with-create"
  | "workspace.data-store.unsupported.get"
  | "workspace.data-store.get.record"
  | "workspace.data-store.update.status"
  | "workspace.data-store.update.same-record"
  | "workspace.data-store.update.access-key"
  | "workspace.data-store.update.read-back"
  | "workspace.data-store.update.rest-unchanged"
  | "workspace.data-store.update.only-that"
  | "workspace.data-store.update.params.missing"
  | "workspace.data-store.update.params.type"
  | "workspace.data-store.update.http-link"
  | "workspace.data-store.update.rejected-unchanged"
  | "workspace.data-store.unsupported.update"
  | "workspace.data-store.update.record"
  | "workspace.data-store.delete.status"
  | "workspace.data-store.delete.gone"
  | "workspace.data-store.delete.not-listed"
  | "workspace.data-store.delete.only-that"
  | "workspace.data-store.delete.linked-files"
  | "workspace.data-store.delete.linked-files-kept"
  | "workspace.data-store.delete.name-free"
  | "workspace.data-store.unsupported.delete"
  | "workspace.entry.create.status"
  | "workspace.entry.create.nested"
  | "workspace.entry.create.echoes-name"
  | "workspace.entry.create.echoes-parent"
  | "workspace.entry.create.echoes-type"
  | "workspace.entry.create.read-back"
  | "workspace.entry.create.unique-id"
  | "workspace.entry.create.timestamps"
  | "workspace.entry.create.now"
  | "workspace.entry.create.charset"
  | "workspace.entry.create.rejected-unchanged"
  | "workspace.entry.create.duplicate"
  | "workspace.entry.create.same-name-elsewhere"
  | "workspace.entry.create.concurrent"
  | "workspace.entry.create.parent.missing"
  | "workspace.entry.create.parent.malformed"
  | "workspace.entry.create.parent.type"
  | "workspace.entry.create.parent.unknown"
  | "workspace.entry.create.parent.unknown.message"
  | "workspace.entry.create.parent.file"
  | "workspace.entry.create.type.missing"
  | "workspace.entry.create.type.file"
  | "workspace.entry.create.type.unknown"
  | "workspace.entry.create.type.type"
  | "workspace.entry.create.storage-full"
  | "workspace.entry.create.storage-full.message"
  | "workspace.entry.create.storage-full.unchanged"
  | "workspace.entry.name.missing"
  | "workspace.entry.name.type"
  | "workspace.entry.name.empty"
  | "workspace.entry.name.dot"
  | "workspace.entry.name.dot-dot"
  | "workspace.entry.name.slash"
  | "workspace.entry.name.backslash"
  | "workspace.entry.name.colon"
  | "workspace.entry.name.asterisk"
  | "workspace.entry.name.question-mark"
  | "workspace.entry.name.double-quote"
  | "workspace.entry.name.less-than"
  | "workspace.entry.name.greater-than"
  | "workspace.entry.name.pipe"
  | "workspace.entry.name.whitespace-only"
  | "workspace.entry.name.trailing-space"
  | "workspace.entry.name.trailing-dot"
  | "workspace.entry.name.reserved-con"
  | "workspace.entry.name.reserved-prn"
  | "workspace.entry.name.reserved-aux"
  | "workspace.entry.name.reserved-nul"
  | "workspace.entry.name.reserved-com"
  | "workspace.entry.name.reserved-lpt"
  | "workspace.entry.name.accepted"
  | "workspace.entry.name.inner-space"
  | "workspace.entry.name.leading-space"
  | "workspace.entry.name.hundred-characters"
  | "workspace.entry.name.inner-dot"
  | "workspace.entry.name.leading-dot"
  | "workspace.entry.name.near-reserved"
  | "workspace.entry.name.unicode"
  | "workspace.entry.name.emoji"
  | "workspace.entry.name.unchanged"
  | "workspace.entry.name.setting-off"
  | "workspace.entry.create.record"
  | "workspace.entry.resolve.status"
  | "workspace.entry.resolve.root"
  | "workspace.entry.resolve.root-is-parent"
  | "workspace.entry.resolve.nested"
  | "workspace.entry.resolve.encoded"
  | "workspace.entry.resolve.same-id"
  | "workspace.entry.resolve.right-directory"
  | "workspace.entry.resolve.file"
  | "workspace.entry.resolve.missing"
  | "workspace.entry.resolve.relative"
  | "workspace.entry.resolve.relative.message"
  | "workspace.entry.resolve.record"
  | "workspace.entry.children.status"
  | "workspace.entry.children.empty"
  | "workspace.entry.children.contains-created"
  | "workspace.entry.children.only-direct"
  | "workspace.entry.children.complete"
  | "workspace.entry.children.once"
  | "workspace.entry.children.ends"
  | "workspace.entry.children.agrees-with-get"
  | "workspace.entry.children.malformed-id"
  | "workspace.entry.children.malformed-id.message"
  | "workspace.entry.children.limit"
  | "workspace.entry.children.limit-one"
  | "workspace.entry.children.record"
  | "workspace.entry.get.status"
  | "workspace.entry.get.same-id"
  | "workspace.entry.get.root"
  | "workspace.entry.get.agrees-with-create"
  | "workspace.entry.get.file"
  | "workspace.entry.get.malformed-id"
  | "workspace.entry.get.malformed-id.message"
  | "workspace.entry.get.record"
  | "workspace.entry.delete.status"
  | "workspace.entry.delete.gone"
  | "workspace.entry.delete.not-listed"
  | "workspace.entry.delete.not-resolved"
  | "workspace.entry.delete.only-that"
  | "workspace.entry.delete.not-empty"
  | "workspace.entry.delete.not-empty-kept"
  | "workspace.entry.delete.emptied"
  | "workspace.entry.delete.file"
  | "workspace.entry.delete.file-kept"
  | "workspace.entry.delete.root"
  | "workspace.entry.delete.root-kept"
  | "workspace.entry.delete.malformed-id"
  | "workspace.entry.delete.malformed-id.message"
  | "workspace.entry.delete.name-free"
  | "workspace.member.list.status"
  | "workspace.member.list.contains-added"
  | "workspace.member.list.once"
  | "workspace.member.list.agrees-with-get"
  | "workspace.member.filter.finds"
  | "workspace.member.filter.unknown"
  | "workspace.member.filter.excludes"
  | "workspace.member.list.records"
  | "workspace.member.add.status"
  | "workspace.member.add.pending"
  | "workspace.member.add.email"
  | "workspace.member.add.read-back"
  | "workspace.member.add.still-pending"
  | "workspace.member.add.unique-id"
  | "workspace.member.add.email.missing"
  | "workspace.member.add.email.type"
  | "workspace.member.add.email.malformed"
  | "workspace.member.add.email.message"
  | "workspace.member.add.rejected-unchanged"
  | "workspace.member.add.record"
  | "workspace.member.get.status"
  | "workspace.member.get.same-id"
  | "workspace.member.get.agrees-with-add"
  | "workspace.member.get.record"
  | "workspace.member.update.filespace-admin"
  | "workspace.member.update.standard"
  | "workspace.member.update.same-id"
  | "workspace.member.update.echoes-role"
  | "workspace.member.update.read-back"
  | "workspace.member.update.listed"
  | "workspace.member.update.only-that"
  | "workspace.member.update.rest-unchanged"
  | "workspace.member.update.role.missing"
  | "workspace.member.update.role.type"
  | "workspace.member.update.role.unknown"
  | "workspace.member.update.rejected-unchanged"
  | "workspace.member.update.record"
  | "workspace.member.remove.status"
  | "workspace.member.remove.gone"
  | "workspace.member.remove.not-listed"
  | "workspace.member.remove.only-that"
  | "workspace.member.remove.add-again"
  | "workspace.group.list.status"
  | "workspace.group.list.existing-members"
  | "workspace.group.list.once"
  | "workspace.group.list.member-count"
  | "workspace.group.list.records"
  | "workspace.service-account.list.status"
  | "workspace.service-account.list.contains-created"
  | "workspace.service-account.create.status"
  | "workspace.service-account.create.with-key"
  | "workspace.service-account.create.id"
  | "workspace.service-account.create.token"
  | "workspace.service-account.create.token-own"
  | "workspace.service-account.create.no-token"
  | "workspace.service-account.create.token-workspace"
  | "workspace.service-account.create.rejected-unchanged"
  | "workspace.service-account.create.name.missing"
  | "workspace.service-account.create.name.type"
  | "workspace.service-account.create.name.empty"
  | "workspace.service-account.create.identity.string"
  | "workspace.service-account.create.identity.number"
  | "workspace.service-account.create.identity.boolean"
  | "workspace.service-account.create.single-use.type"
  | "workspace.service-account.create.expires-at.not-a-date"
  | "workspace.service-account.create.expires-at.accepted"
  | "workspace.service-account.token.before-expiry"
  | "workspace.service-account.token.after-expiry"
  | "workspace.service-account.get.status"
  | "workspace.service-account.delete.status"
  | "workspace.service-account.delete.gone"
  | "workspace.service-account.delete.not-listed"
  | "workspace.service-account.delete.revokes"
  | "workspace.service-account.delete.only-that"
  | "workspace.direct-link.by-id"
  | "workspace.direct-link.by-path"
  | "workspace.direct-link.directory"
  | "workspace.direct-link.same-url"
  | "workspace.direct-link.own-url"
  | "workspace.direct-link.neither"
  | "workspace.direct-link.both"
  | "workspace.direct-link.relative-path"
  | "workspace.direct-link.relative-path.message"
  | "workspace.direct-link.malformed-id"
  | "workspace.direct-link.malformed-id.message"
  | "workspace.direct-link.deleted-entry"
  | "workspace.direct-link.unknown-path"
  | "workspace.direct-link.record";

export type OpenId =
  | "partner.auth.scheme-case"
  | "partner.auth.bare-key"
  | "partner.auth.key-lifetime"
  | "partner.response.unknown-fields"
  | "partner.response.rate-limit"
  | "partner.response.deprecation"
  | "partner.response.events"
  | "partner.error.types"
  | "partner.usage.range.future"
  | "partner.usage.range.empty"
  | "partner.usage.range.retention-edge"
  | "partner.usage.range.bounds"
  | "partner.usage.interval"
  | "partner.usage.billing-period"
  | "partner.paging.unknown-parameter"
  | "partner.robustness.malformed-json-status"
  | "partner.robustness.content-type-status"
  | "partner.robustness.large-body-status"
  | "partner.robustness.method-status"
  | "partner.auth.unauthorized-body"
  | "partner.auth.unauthorized-challenge"
  | "partner.auth.forbidden-body"
  | "partner.me.expiration"
  | "partner.me.tier-values"
  | "partner.me.billing-model-values"
  | "partner.me.status-values"
  | "partner.usage.current.optional-blocks"
  | "partner.usage.current.storage-keys"
  | "partner.client.name.unique-case"
  | "partner.client.name.reuse"
  | "partner.client.create.constraint-body"
  | "partner.client.name.non-ascii"
  | "partner.client.name.other-whitespace"
  | "partner.client.name.length-unit"
  | "partner.client.notes.null"
  | "partner.client.notes.empty"
  | "partner.client.notes.length-unit"
  | "partner.client.create.unknown-field"
  | "partner.clients.list.envelope"
  | "partner.clients.list.fields"
  | "partner.clients.list.metadata"
  | "partner.paging.page-zero"
  | "partner.paging.page-negative"
  | "partner.paging.page-not-a-number"
  | "partner.paging.limit-above-maximum"
  | "partner.paging.limit-zero"
  | "partner.paging.limit-negative"
  | "partner.paging.limit-not-a-number"
  | "partner.order.unknown-key"
  | "partner.client.lifecycle"
  | "partner.not-found.client.malformed-status"
  | "partner.client.record.fields"
  | "partner.usage.current.client-of-managed-service-partner"
  | "partner.usage.start.empty"
  | "partner.usage.start.february-30"
  | "partner.usage.start.offset-without-colon"
  | "partner.usage.end.empty"
  | "partner.usage.end.february-30"
  | "partner.usage.end.offset-without-colon"
  | "partner.usage.type.case"
  | "partner.usage.type.empty"
  | "partner.usage.order.unknown-key"
  | "partner.storage-usage.list.metadata"
  | "partner.storage-usage.record.fields"
  | "partner.member.error-code-place"
  | "partner.member.add.invalid-email-body"
  | "partner.member.add.email-case"
  | "partner.member.add.email-in-two-clients"
  | "partner.member.add.unknown-field"
  | "partner.member.record.fields"
  | "partner.member.record.account-id"
  | "partner.error.plain-not-found-body"
  | "partner.members.list.envelope"
  | "partner.members.list.metadata"
  | "partner.member.status-filter.case"
  | "partner.member.status-filter.empty"
  | "partner.not-found.member.malformed-status"
  | "partner.workspaces.list.envelope"
  | "partner.workspaces.list.metadata"
  | "partner.workspaces.list.created-at-form"
  | "partner.workspaces.list.new-client"
  | "partner.workspace.lifecycle"
  | "partner.not-found.workspace.malformed-status"
  | "partner.workspace.details.fields"
  | "partner.members-usage.list.envelope"
  | "partner.members-usage.list.metadata"
  | "partner.members-usage.record.fields"
  | "partner.members-usage.type"
  | "partner.filespaces.list.envelope"
  | "partner.filespaces.list.metadata"
  | "partner.filespaces.list.fields"
  | "partner.filespace.lifecycle"
  | "partner.not-found.filespace.malformed-status"
  | "partner.filespace.details.fields"
  | "partner.usage.type.filespace-empty"
  | "workspace.auth.scheme-case"
  | "workspace.auth.no-scheme"
  | "workspace.auth.challenge"
  | "workspace.auth.token-lifetime"
  | "workspace.response.unknown-fields"
  | "workspace.response.content-type-form"
  | "workspace.response.rate-limits"
  | "workspace.response.deprecation"
  | "workspace.request.malformed-json"
  | "workspace.request.content-type"
  | "workspace.request.large-body"
  | "workspace.request.unknown-fields"
  | "workspace.request.unknown-parameters"
  | "workspace.request.methods"
  | "workspace.request.unknown-path"
  | "workspace.not-found.malformed-ids"
  | "workspace.events.any"
  | "workspace.filespace.list.order"
  | "workspace.filespace.name.short"
  | "workspace.filespace.name.long"
  | "workspace.filespace.name.duplicate"
  | "workspace.filespace.name.reuse"
  | "workspace.filespace.name.non-ascii"
  | "workspace.filespace.create.region.unknown"
  | "workspace.filespace.create.provider.unknown"
  | "workspace.filespace.create.customer-params.partial"
  | "workspace.filespace.create.customer-params.unneeded"
  | "workspace.filespace.create.block-size.values"
  | "workspace.filespace.create.block-size.default"
  | "workspace.filespace.create.first-status"
  | "workspace.filespace.create.ready-after"
  | "workspace.filespace.record.size-unit"
  | "workspace.retry-after.unit"
  | "workspace.filespace.get.statuses"
  | "workspace.filespace.rename.duplicate"
  | "workspace.filespace.rename.same"
  | "workspace.filespace.rename.before-ready"
  | "workspace.filespace.delete.body"
  | "workspace.filespace.delete.gone-after"
  | "workspace.providers.shape"
  | "workspace.providers.success-status"
  | "workspace.providers.request-body"
  | "workspace.providers.names"
  | "workspace.data-store.list.order"
  | "workspace.data-store.filter.part"
  | "workspace.data-store.filter.case"
  | "workspace.data-store.filter.empty"
  | "workspace.data-store.create.name.scope"
  | "workspace.data-store.create.name.case"
  | "workspace.data-store.create.name.rules"
  | "workspace.data-store.create.maximum"
  | "workspace.data-store.create.request-fields"
  | "workspace.data-store.create.partial-params"
  | "workspace.data-store.create.bucket.rules"
  | "workspace.data-store.create.region.rules"
  | "workspace.data-store.create.http-link-params"
  | "workspace.data-store.create.credentials"
  | "workspace.data-store.create.defaults"
  | "workspace.data-store.update.invalid-credentials"
  | "workspace.data-store.update.partial"
  | "workspace.data-store.update.other-fields"
  | "workspace.data-store.delete.body"
  | "workspace.entry.name.reserved-case"
  | "workspace.entry.name.reserved-extension"
  | "workspace.entry.name.control-characters"
  | "workspace.entry.name.maximum-length"
  | "workspace.entry.name.normalization"
  | "workspace.entry.name.other-whitespace"
  | "workspace.entry.create.duplicate-case"
  | "workspace.entry.create.parent.other-filespace"
  | "workspace.entry.create.size"
  | "workspace.entry.create.size-limit"
  | "workspace.entry.resolve.trailing-slash"
  | "workspace.entry.resolve.empty"
  | "workspace.entry.resolve.dot-segments"
  | "workspace.entry.resolve.case"
  | "workspace.entry.resolve.root-name"
  | "workspace.entry.children.end-signal"
  | "workspace.entry.children.order"
  | "workspace.entry.children.file"
  | "workspace.entry.children.limit.invalid"
  | "workspace.entry.children.limit.default"
  | "workspace.entry.children.limit.maximum"
  | "workspace.entry.children.cursor.invalid"
  | "workspace.entry.children.cursor.other-directory"
  | "workspace.entry.children.cursor.reuse"
  | "workspace.entry.get.other-filespace"
  | "workspace.entry.get.huge-id"
  | "workspace.entry.delete.body"
  | "workspace.entry.delete.undeletable"
  | "workspace.member.list.order"
  | "workspace.member.list.roles"
  | "workspace.member.list.statuses"
  | "workspace.member.filter.part"
  | "workspace.member.filter.case"
  | "workspace.member.filter.empty"
  | "workspace.member.add.duplicate"
  | "workspace.member.add.email.case"
  | "workspace.member.add.email.rules"
  | "workspace.member.add.role"
  | "workspace.member.add.joined-on"
  | "workspace.member.update.admin-without-filespaces"
  | "workspace.member.update.unknown-filespace"
  | "workspace.member.update.filespace-ids"
  | "workspace.member.update.filespaces-shown"
  | "workspace.member.update.roles"
  | "workspace.member.remove.body"
  | "workspace.group.list.providers"
  | "workspace.group.list.new-member"
  | "workspace.service-account.list.shape"
  | "workspace.service-account.list.own"
  | "workspace.service-account.create.shape"
  | "workspace.service-account.create.token-field"
  | "workspace.service-account.create.single-use"
  | "workspace.service-account.create.partial-identity"
  | "workspace.service-account.create.expired"
  | "workspace.service-account.create.expires-at.forms"
  | "workspace.service-account.create.identity.null"
  | "workspace.service-account.create.name.duplicate"
  | "workspace.service-account.create.name.whitespace"
  | "workspace.service-account.token.further-keys"
  | "workspace.service-account.get.shape"
  | "workspace.service-account.get.keys"
  | "workspace.service-account.delete.body"
  | "workspace.direct-link.directory-supported"
  | "workspace.direct-link.root"
  | "workspace.direct-link.scheme"
  | "workspace.direct-link.stable"
  | "workspace.direct-link.empty-values";

/** One statement of the documents that a server can break on its own. */
export interface Requirement {
  readonly id: RequirementId;
  readonly api: Api;
  readonly level: Level;
  readonly statement: string;
  /** The heading of the document under which it stands. */
  readonly section: string;
  readonly document: 'partner-management-api' | 'workspace-api';
  readonly operations: readonly Operation[];
  /** Judged by validating every answer against the schema of its operation and status. */
  readonly bySchema: boolean;
  /** Category of the WebFuzzing Commons fault catalogue. */
  readonly wfc: string | null;
}

/** A question that the documents leave open; what a server does there is observed, never judged. */
export interface OpenPoint {
  readonly id: OpenId;
  readonly api: Api;
  readonly question: string;
  readonly section: string;
  readonly operations: readonly Operation[];
}

export const requirements: readonly Requirement[] = [
  {
    "id": "partner.response.status",
    "api": "partner",
    "level": "MUST",
    "statement": "An operation answers only with the status codes that are documented for it.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.response.content-type",
    "api": "partner",
    "level": "MUST",
    "statement": "A response with a body declares a JSON content type, save for 401 and 403.",
    "section": "Partner Management API",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.response.json",
    "api": "partner",
    "level": "MUST",
    "statement": "The body of a response is one well-formed JSON text, save for 401, 403 and empty bodies that are left open.",
    "section": "Partner Management API",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.auth.valid",
    "api": "partner",
    "level": "MUST",
    "statement": "A request with a valid key after the word ApiKey is answered with neither 401 nor 403.",
    "section": "Endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F205"
  },
  {
    "id": "partner.auth.missing",
    "api": "partner",
    "level": "MUST",
    "statement": "A request without an Authorization header answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.other-scheme",
    "api": "partner",
    "level": "MUST",
    "statement": "A valid key sent under another scheme than ApiKey answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.empty-key",
    "api": "partner",
    "level": "MUST",
    "statement": "The word ApiKey without a key after it answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.garbage",
    "api": "partner",
    "level": "MUST",
    "statement": "A made-up key answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.truncated",
    "api": "partner",
    "level": "MUST",
    "statement": "A key cut short, such as the preview that the console shows, answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.altered",
    "api": "partner",
    "level": "MUST",
    "statement": "A valid key whose last character is changed answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.extended",
    "api": "partner",
    "level": "MUST",
    "statement": "A valid key with further characters behind it answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.revoked",
    "api": "partner",
    "level": "MUST",
    "statement": "A key that was deleted answers 401.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "partner.auth.before-lookup",
    "api": "partner",
    "level": "MUST",
    "statement": "A request with an invalid key answers 401 also where the ids in the path do not exist.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F204"
  },
  {
    "id": "partner.auth.rejected-create",
    "api": "partner",
    "level": "MUST",
    "statement": "A create with an invalid key leaves no client behind.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.auth.rejected-delete",
    "api": "partner",
    "level": "MUST",
    "statement": "A client survives a delete that is sent with an invalid key.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.auth.rejected-member-add",
    "api": "partner",
    "level": "MUST",
    "statement": "An add with an invalid key adds no member.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.auth.rejected-member-remove",
    "api": "partner",
    "level": "MUST",
    "statement": "A member survives a removal that is sent with an invalid key.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.auth.not-entitled",
    "api": "partner",
    "level": "MUST",
    "statement": "A valid key answers 403 when its organization may not use the API.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.ownership.foreign-delete",
    "api": "partner",
    "level": "MUST",
    "statement": "A client survives a delete that another partner attempts.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.ownership.foreign-member-add",
    "api": "partner",
    "level": "MUST",
    "statement": "An add that another partner attempts adds no member.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.ownership.foreign-member-remove",
    "api": "partner",
    "level": "MUST",
    "statement": "A member survives a removal that another partner attempts.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.ownership.member-remove-other-client",
    "api": "partner",
    "level": "MUST",
    "statement": "A removal under a client that has no such member leaves the member of the other client in place.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.range.reversed",
    "api": "partner",
    "level": "MUST",
    "statement": "A range that ends before it starts answers 400.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.range.reversed-by-offset",
    "api": "partner",
    "level": "MUST",
    "statement": "Start and end are compared as moments, so that an end which only its offset puts before the start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.range.outside-retention",
    "api": "partner",
    "level": "MUST",
    "statement": "A range that ended more than three months ago, and so lies wholly outside the two months of retention, answers 400.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.range.inside-retention",
    "api": "partner",
    "level": "MUST",
    "statement": "Any range inside the last six weeks that starts before it ends, short or long, is accepted.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.range.overlapping",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A range that starts before the two months of retention and ends inside them answers 200.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.range.respected",
    "api": "partner",
    "level": "MUST",
    "statement": "Two ranges that lie days apart have no record in common.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.range.narrower",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A range inside another one yields no more records than that one.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.range.halves",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Two halves of a range, split where no record lies, together yield the records of the whole.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.date-time.same-moment",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The same range written with Z, with an offset, or without seconds yields the same records.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.scope.own",
    "api": "partner",
    "level": "MUST",
    "statement": "The usage of a client, a workspace or a filespace holds no record that names another client, workspace or filespace by its id.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.scope.new-client",
    "api": "partner",
    "level": "MUST",
    "statement": "The usage of a client that was just created holds no record of a time before its creation.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.scope.parts",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Two filespaces together have no more usage records than their workspace, and two workspaces no more than their client.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.secrets.api-key",
    "api": "partner",
    "level": "MUST",
    "statement": "No response shows an API key in full.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.robustness.no-5xx",
    "api": "partner",
    "level": "MUST",
    "statement": "No request is answered with a status from 500 on, save for 501 to HEAD, OPTIONS and methods that the table does not list.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.malformed-json",
    "api": "partner",
    "level": "MUST",
    "statement": "A body that is no JSON text is answered with a status of the classes 2xx or 4xx.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients", "POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.body-not-object",
    "api": "partner",
    "level": "MUST",
    "statement": "A JSON body that is no object is answered with a status of the classes 2xx or 4xx.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients", "POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.content-type",
    "api": "partner",
    "level": "MUST",
    "statement": "A body with another or no content type is answered with a status of the classes 2xx or 4xx.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients", "POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.large-body",
    "api": "partner",
    "level": "MUST",
    "statement": "A body over 1 MB is answered with a status of the classes 2xx or 4xx.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients", "POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.hostile-text",
    "api": "partner",
    "level": "MUST",
    "statement": "Text with NUL characters, lone surrogates, quotes or markup in a field is answered with a status of the classes 2xx or 4xx.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients", "POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.hostile-path",
    "api": "partner",
    "level": "MUST",
    "statement": "An id of great length, with escaped slashes, quotes, NUL or bad percent-encoding is not answered with a status from 500 on.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.open-query",
    "api": "partner",
    "level": "MUST",
    "statement": "A p, l or s outside its stated values, such as zero, a negative or huge number, or a word, is answered with a status of the classes 2xx or 4xx.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.empty-query",
    "api": "partner",
    "level": "MUST",
    "statement": "An empty or repeated query parameter is answered with a status of the classes 2xx or 4xx.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.methods",
    "api": "partner",
    "level": "MUST",
    "statement": "HEAD, OPTIONS and methods that the table does not list are answered with 501 or a status of the classes 2xx or 4xx.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "partner.robustness.recovers",
    "api": "partner",
    "level": "MUST",
    "statement": "After requests that nobody should send, the service still answers an ordinary one with 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ping.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Ping answers 200 to a valid key.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ping.organization-id",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The organizationId of ping is the id that GET /api/v1/me shows.",
    "section": "Resources and their fields / Ping result",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ping.organization-name",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The organizationName of ping is the name that GET /api/v1/me shows.",
    "section": "Resources and their fields / Ping result",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ping.own-organization",
    "api": "partner",
    "level": "MUST",
    "statement": "The keys of two partners are answered with two different organization ids.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ping.fields",
    "api": "partner",
    "level": "MUST",
    "statement": "Ping answers an object with the strings organizationId and organizationName.",
    "section": "Resources and their fields / Ping result",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/ping"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.me.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting the partner organization answers 200 to a valid key.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.me.own-organization",
    "api": "partner",
    "level": "MUST",
    "statement": "The keys of two partners are answered with organizations of different ids.",
    "section": "Authentication",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.me.billing-period-order",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The billing period does not start after its end.",
    "section": "Resources and their fields / Partner organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.me.fields",
    "api": "partner",
    "level": "MUST",
    "statement": "The organization has id, name, owner with an email, tier, supportedBillingModels, a createdAt in UTC, status, an expirationDate that is a date-time or null, and a billingPeriod with start and end, each of its stated type.",
    "section": "Resources and their fields / Partner organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.usage.current.partner-status",
    "api": "partner",
    "level": "MUST",
    "statement": "A managed-service partner with an active contract gets its current usage with 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.partner-period-order",
    "api": "partner",
    "level": "MUST",
    "statement": "The period of the partner's current usage does not start after its end.",
    "section": "Resources and their fields / Current usage record",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.reseller",
    "api": "partner",
    "level": "MUST",
    "statement": "A reseller that asks for the partner's current usage is answered with 400.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.partner-no-contract",
    "api": "partner",
    "level": "MUST",
    "statement": "A partner without an active contract that asks for its current usage is answered with 404.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.fields",
    "api": "partner",
    "level": "MUST",
    "statement": "Current usage holds a period in UTC with suffix Z, the member figures, and the storage figures in GB for each of the four storage types; the optional blocks have their stated figures where they are present.",
    "section": "Resources and their fields / Current usage record",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current", "GET /api/v1/clients/{clientId}/usage/current"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.partner-usage-refused-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 400 of partner current usage carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.partner-usage-not-found-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 404 of partner current usage carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/me/usage/current"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.client.create.status",
    "api": "partner",
    "level": "MUST",
    "statement": "A valid create answers 201.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.readable",
    "api": "partner",
    "level": "MUST",
    "statement": "The id of a created client answers 200 on get at once.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.listed",
    "api": "partner",
    "level": "MUST",
    "statement": "A created client stands in the list of clients.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.distinct-ids",
    "api": "partner",
    "level": "MUST",
    "statement": "Two created clients have different ids.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.name-echo",
    "api": "partner",
    "level": "MUST",
    "statement": "The name in the answer to a create is exactly the one that was sent.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.notes-echo",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The notes in the answer to a create are exactly those that were sent.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.notes-absent",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A create without notes answers notes of null.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.create.error-type",
    "api": "partner",
    "level": "MUST",
    "statement": "A create rejected by validation answers a body whose error.type is validation_error.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.client.create.error-message",
    "api": "partner",
    "level": "MUST",
    "statement": "A create rejected by validation answers a body whose error.message is a string.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.client.create.error-details",
    "api": "partner",
    "level": "MUST",
    "statement": "A create rejected by validation answers a body whose error.details is an array.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.client.create.rejected-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "A rejected create leaves no client behind.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "partner.client.name.unique",
    "api": "partner",
    "level": "MUST",
    "statement": "A second create with the name of a client that the partner has already is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.unique-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "A create rejected for its name leaves the first client in place and adds no second one.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "partner.client.name.unique-body",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A create rejected for a name already taken answers an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.unique-race",
    "api": "partner",
    "level": "MUST",
    "statement": "Of several creates with one name at the same moment exactly one answers 201.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.unique-per-partner",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that one partner uses is still free for another partner.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "Any ASCII name that follows the rules of length, first, last and inner characters is accepted.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.min-accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "A name of 2 characters is accepted.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.max-accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "A name of 100 characters is accepted.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.empty",
    "api": "partner",
    "level": "MUST",
    "statement": "An empty name is rejected with 400.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.too-short",
    "api": "partner",
    "level": "MUST",
    "statement": "A name of one character is rejected with 400.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.too-long",
    "api": "partner",
    "level": "MUST",
    "statement": "A name of 101 or more characters is rejected with 400.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.first-letter",
    "api": "partner",
    "level": "MUST",
    "statement": "A name may start with any ASCII letter, small or capital.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.first-digit",
    "api": "partner",
    "level": "MUST",
    "statement": "A name may start with any ASCII digit.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.last-letter",
    "api": "partner",
    "level": "MUST",
    "statement": "A name may end with any ASCII letter, small or capital.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.last-digit",
    "api": "partner",
    "level": "MUST",
    "statement": "A name may end with any ASCII digit.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-letter",
    "api": "partner",
    "level": "MUST",
    "statement": "Any ASCII letter, small or capital, may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-digit",
    "api": "partner",
    "level": "MUST",
    "statement": "Any ASCII digit may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-underscore",
    "api": "partner",
    "level": "MUST",
    "statement": "An underscore may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-space",
    "api": "partner",
    "level": "MUST",
    "statement": "A space may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-opening-parenthesis",
    "api": "partner",
    "level": "MUST",
    "statement": "An opening parenthesis may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-closing-parenthesis",
    "api": "partner",
    "level": "MUST",
    "statement": "A closing parenthesis may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-slash",
    "api": "partner",
    "level": "MUST",
    "statement": "A slash may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.inner-hyphen",
    "api": "partner",
    "level": "MUST",
    "statement": "A hyphen may stand inside a name.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.name.first-space",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that starts with a space is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.first-inner-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that starts with an underscore, a parenthesis, a slash or a hyphen is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.first-forbidden-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that starts with a printable ASCII character which is allowed nowhere in a name is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.last-space",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that ends with a space is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.last-inner-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that ends with an underscore, a parenthesis, a slash or a hyphen is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.last-forbidden-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that ends with a printable ASCII character which is allowed nowhere in a name is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.inner-forbidden-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name with a printable ASCII character inside that is no letter, digit, underscore, space, parenthesis, slash or hyphen is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.inner-control-character",
    "api": "partner",
    "level": "MUST",
    "statement": "A name with an ASCII control character inside that nobody counts as whitespace (U+0001 to U+0008, U+000E to U+001B, U+007F) is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.missing",
    "api": "partner",
    "level": "MUST",
    "statement": "A create without a name is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.name.wrong-type",
    "api": "partner",
    "level": "MUST",
    "statement": "A name that is null, a number, a boolean, an array or an object is rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.notes.optional",
    "api": "partner",
    "level": "MUST",
    "statement": "A create without notes is accepted.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.notes.accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "Printable ASCII notes of 1 to 199 characters are accepted, whatever characters they consist of.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.notes.non-ascii",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Short notes with letters beyond ASCII are accepted, since only their length is limited.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.notes.max-accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "Notes of 200 characters are accepted.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.notes.too-long",
    "api": "partner",
    "level": "MUST",
    "statement": "Notes of 201 or more characters are rejected with 400.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.notes.wrong-type",
    "api": "partner",
    "level": "MUST",
    "statement": "Notes that are a number, a boolean, an array or an object are rejected with 400.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.create.fields",
    "api": "partner",
    "level": "MUST",
    "statement": "A create answers an object that always has the strings id and name, and notes as a string or null.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.validation-details",
    "api": "partner",
    "level": "MUST",
    "statement": "Where the 400 of a create carries a validation_error with details, they are an array of objects, each with a string message and, if it has one, a string path.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.client.list.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the clients answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.list.own",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of clients holds no client of another partner.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.paging.limit.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of clients holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of clients holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of clients with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.ascending.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of clients runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.descending.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of clients runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.default.clients",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of clients has the order of s=-createdAt, the newest records first.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-page",
    "api": "partner",
    "level": "MUST",
    "statement": "A list without p answers the same page as with p=1.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.disjoint",
    "api": "partner",
    "level": "MUST",
    "statement": "No record stands on two pages of one walk with fixed page size and order.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.beyond-last",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A page beyond the last one answers 200 without records.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.maximum-accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "Every list accepts l=300, the largest page size.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.maximum-honoured",
    "api": "partner",
    "level": "SHOULD",
    "statement": "With l=300 a list of more than 100 records holds more than the default 100 on its first page.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.minimum-accepted",
    "api": "partner",
    "level": "MUST",
    "statement": "Every list accepts l=1.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.full-page",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A page that is not the last one holds exactly as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.across-pages",
    "api": "partner",
    "level": "MUST",
    "statement": "The order of clients, members, workspaces and filespaces runs on from one page to the next.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.list.body",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of clients is a JSON array, or an object around one.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.client.get.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a client of one's own answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.get.identity",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The record of a client holds the id that was asked for.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.get.name",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Where the record of a client has a name, it is the one that the client was created with.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.get.notes",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Where the record of a client has notes, they are those that the client was created with.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.client.unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "Every operation on a client that does not exist answers 404.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.client.other-partner",
    "api": "partner",
    "level": "MUST",
    "statement": "Every operation on a client of another partner answers 404.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.not-found.client.malformed",
    "api": "partner",
    "level": "MUST",
    "statement": "A clientId in a form that the service never issues is answered with 404 or 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ownership.indistinguishable.client",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A client of another partner answers exactly like one that does not exist, with the same status, error type and error message.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F204"
  },
  {
    "id": "partner.client.get.record",
    "api": "partner",
    "level": "MUST",
    "statement": "Get client answers a JSON object.",
    "section": "Resources and their fields / Client organization",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.client-not-found-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 404 of get client and delete client carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.client.delete.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Deleting a client without workspaces answers 204.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.delete.no-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 204 of delete client has no body.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.delete.with-members",
    "api": "partner",
    "level": "MUST",
    "statement": "Members, the owner among them, do not keep a client from being deleted.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.delete.gone",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a deleted client answers 404.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "partner.client.delete.gone-below",
    "api": "partner",
    "level": "MUST",
    "statement": "The members, workspaces, filespaces and usage of a deleted client answer 404.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "partner.client.delete.not-listed",
    "api": "partner",
    "level": "MUST",
    "statement": "A deleted client no longer stands in the list of clients.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "partner.client.delete.twice",
    "api": "partner",
    "level": "MUST",
    "statement": "Deleting a client a second time answers 404.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.delete.others-kept",
    "api": "partner",
    "level": "MUST",
    "statement": "Deleting one client leaves the partner's other clients in place.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.client.delete.constraint",
    "api": "partner",
    "level": "MUST",
    "statement": "Deleting a client with an active contract and at least one workspace answers 400.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.client.delete.constraint-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "A client whose deletion was refused still exists and is still listed.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.error.deletion-refused-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 400 of delete client carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.usage.current.client-status",
    "api": "partner",
    "level": "MUST",
    "statement": "A reseller gets the current usage of a client that has an active contract with 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.client-period-order",
    "api": "partner",
    "level": "MUST",
    "statement": "The period of a client's current usage does not start after its end.",
    "section": "Resources and their fields / Current usage record",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.client-no-contract",
    "api": "partner",
    "level": "MUST",
    "statement": "The current usage of a reseller's client without an active contract answers 404.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.current.client-not-found-body",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The 404 of client current usage carries an error object with the strings type and message, as on the other usage endpoints.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage/current"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.status.client",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the storage usage of a client over a range inside the last six weeks answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.limit.client-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of the storage usage of a client holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.client-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of the storage usage of a client holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.client-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of the storage usage of a client with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.ascending.client",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of the storage usage of a client runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.descending.client",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of the storage usage of a client runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.default.client",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of the storage usage of a client has the order of s=createdAt, the oldest records first.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.start.required",
    "api": "partner",
    "level": "MUST",
    "statement": "A usage request without start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.zone-required",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time without a timezone as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.time-required",
    "api": "partner",
    "level": "MUST",
    "statement": "A date without a time as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.not-a-date",
    "api": "partner",
    "level": "MUST",
    "statement": "A text that is no ISO 8601 date-time, or more than one, as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-month",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time in month 13 or 00 as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-day",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time on day 32 or 00 as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-hour",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at hour 25 as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-minute",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at minute 61 as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-second",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at second 75 as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.impossible-offset",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of 99 hours and 99 minutes as start answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.start.utc",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with seconds that ends in Z is accepted as start.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.start.offset-plus",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of the form +hh:mm is accepted as start.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.start.offset-minus",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of the form -hh:mm is accepted as start.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.start.without-seconds",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time without seconds is accepted as start.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.start.fraction",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with a fraction of a second is accepted as start.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.end.required",
    "api": "partner",
    "level": "MUST",
    "statement": "A usage request without end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.zone-required",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time without a timezone as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.time-required",
    "api": "partner",
    "level": "MUST",
    "statement": "A date without a time as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.not-a-date",
    "api": "partner",
    "level": "MUST",
    "statement": "A text that is no ISO 8601 date-time, or more than one, as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-month",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time in month 13 or 00 as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-day",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time on day 32 or 00 as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-hour",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at hour 25 as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-minute",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at minute 61 as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-second",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time at second 75 as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.impossible-offset",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of 99 hours and 99 minutes as end answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.end.utc",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with seconds that ends in Z is accepted as end.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.end.offset-plus",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of the form +hh:mm is accepted as end.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.end.offset-minus",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with an offset of the form -hh:mm is accepted as end.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.end.without-seconds",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time without seconds is accepted as end.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.end.fraction",
    "api": "partner",
    "level": "MUST",
    "statement": "A date-time with a fraction of a second is accepted as end.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.storage-a",
    "api": "partner",
    "level": "MUST",
    "statement": "The type storage_a is accepted, and not passed over as if no type were given.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.custom",
    "api": "partner",
    "level": "MUST",
    "statement": "The type custom is accepted, and not passed over as if no type were given.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.storage-b",
    "api": "partner",
    "level": "MUST",
    "statement": "The type storage_b is accepted, and not passed over as if no type were given.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.storage-c",
    "api": "partner",
    "level": "MUST",
    "statement": "The type storage_c is accepted, and not passed over as if no type were given.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "A type that is none of the four answers 400.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.type.omitted",
    "api": "partner",
    "level": "MUST",
    "statement": "Without type the records of all storage types are answered, so that no single type yields more records than the whole, and none is left out of it altogether.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.partition",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The four types together yield exactly the records that the list without type yields.",
    "section": "Endpoints / Usage parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.across-pages",
    "api": "partner",
    "level": "MUST",
    "statement": "The order of usage records runs on from one page to the next.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.envelope",
    "api": "partner",
    "level": "MUST",
    "statement": "The storage usage lists of a client, a workspace and a filespace answer an object whose items is an array of records.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.usage-rejected-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 400 of a historical usage endpoint carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.error.usage-not-found-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 404 of a historical usage endpoint carries an error object with the strings type and message.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.member.add.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding a member with an ordinary e-mail address answers 201.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.starts-new",
    "api": "partner",
    "level": "MUST",
    "statement": "The answer to adding a member shows it with status new.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.email-echo",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Where the record of a member has an email, it is the one that it was added with, case aside.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.readable",
    "api": "partner",
    "level": "MUST",
    "statement": "The accountId of an added member answers 200 on get at once.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.listed",
    "api": "partner",
    "level": "MUST",
    "statement": "An added member stands in the list of the client's members.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.rejected-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "An add rejected for its email adds no member.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "partner.member.add.duplicate",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding the address of a member that the client has already answers 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.add.duplicate-code",
    "api": "partner",
    "level": "MUST",
    "statement": "The rejection of an address that is a member already names the errorCode partnerOrganization.member.alreadyExists.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.duplicate-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "A rejected duplicate leaves the first member in place and adds no second one.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "partner.member.add.duplicate-race",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Of several adds of one address to one client at the same moment exactly one answers 201.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.add.email-missing",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding a member without an email answers 400.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.add.email-wrong-type",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding a member with an email that is null, a number, a boolean, an array or an object answers 400.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.add.email-without-at",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding a member with an email that has no @ answers 400.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.add.email-empty",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding a member with an empty email answers 400.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.add.email-forms",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Ordinary forms of address are accepted, such as one with dots, digits or a plus tag before the @ and a subdomain after it.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.record",
    "api": "partner",
    "level": "MUST",
    "statement": "A member answered by add, get or get owner is an object whose status is either new or active.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.member.list.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the members of a client answers 200, also when it has none.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.list.item-status",
    "api": "partner",
    "level": "MUST",
    "statement": "Every member in the list has its status, new until it has signed in and active from then on.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.member.list.own",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of members holds no member of another client.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.any-sequence",
    "api": "partner",
    "level": "MUST",
    "statement": "Whatever sequence of creating and deleting clients and adding and removing members comes before, in part refused, every list, member and owner is what that sequence makes it.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.list.all-statuses",
    "api": "partner",
    "level": "MUST",
    "statement": "Without a status filter the list holds the members of both statuses.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.limit.members",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of members holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.members",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of members holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.members",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of members with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.ascending.members",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of members runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.descending.members",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of members runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.default.members",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of members has the order of s=-createdAt, the newest records first.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.new",
    "api": "partner",
    "level": "MUST",
    "statement": "With status=new the list holds no member whose status is another.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.new-complete",
    "api": "partner",
    "level": "MUST",
    "statement": "With status=new the list holds every member of the client whose status is new.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.active",
    "api": "partner",
    "level": "MUST",
    "statement": "With status=active the list answers 200 and holds no member whose status is another.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.active-complete",
    "api": "partner",
    "level": "MUST",
    "statement": "With status=active the list holds a member that is known to be active.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.paging",
    "api": "partner",
    "level": "MUST",
    "statement": "Filter and paging work together, so that walking the pages yields every member of the status once and no other.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.status-filter.invalid",
    "api": "partner",
    "level": "MUST",
    "statement": "A status that is neither new nor active answers 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.status-filter.invalid-code",
    "api": "partner",
    "level": "MUST",
    "statement": "The rejection of an unsupported status names the errorCode partnerOrganization.member.status.invalid.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.list.body",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of members is a JSON array, or an object around one.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.member.owner.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting the owner of a client with members answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.first",
    "api": "partner",
    "level": "MUST",
    "statement": "Whoever is added to a client first is its owner.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.stays",
    "api": "partner",
    "level": "MUST",
    "statement": "Adding and removing further members does not change the owner.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.none",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting the owner of a client without members answers 404.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.listed",
    "api": "partner",
    "level": "MUST",
    "statement": "The owner stands in the list of members, too.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.starts-new",
    "api": "partner",
    "level": "MUST",
    "statement": "An owner that was just added has status new.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/owner"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.get.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a member of a client answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.get.new",
    "api": "partner",
    "level": "MUST",
    "statement": "A member that was just added has status new on get.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.get.active",
    "api": "partner",
    "level": "MUST",
    "statement": "A member that has signed in since it was added has status active on get.",
    "section": "States and transitions",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.get.identity",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The record of a member holds the accountId that was asked for.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.get.agrees-with-list",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A member has the same status on get as in the list.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.member.unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting or removing a member that does not exist answers 404.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.member.other-client",
    "api": "partner",
    "level": "MUST",
    "statement": "The accountId of a member answers 404 under a client of the partner that has no such member.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.member.other-partner",
    "api": "partner",
    "level": "MUST",
    "statement": "The accountId of a member of another partner's client answers 404 under a client of one's own.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.not-found.member.malformed",
    "api": "partner",
    "level": "MUST",
    "statement": "An accountId in a form that the service never issues is answered with 404 or 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.remove.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Removing a member that is not the owner answers 204.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.remove.no-body",
    "api": "partner",
    "level": "MUST",
    "statement": "The 204 of remove member has no body.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.remove.gone",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a removed member answers 404.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "partner.member.remove.not-listed",
    "api": "partner",
    "level": "MUST",
    "statement": "A removed member no longer stands in the list of members.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "partner.member.remove.twice",
    "api": "partner",
    "level": "MUST",
    "statement": "Removing a member a second time answers 404.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.remove.others-kept",
    "api": "partner",
    "level": "MUST",
    "statement": "Removing one member leaves the other members of the client in place.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.remove.add-again",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The address of a removed member can be added again, since it is no longer a member.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.removal-refused",
    "api": "partner",
    "level": "MUST",
    "statement": "Removing the owner answers 400, whether or not the client has further members.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.member.owner.removal-refused-code",
    "api": "partner",
    "level": "MUST",
    "statement": "The refusal to remove the owner names the errorCode partnerOrganization.member.removeOwner.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.member.owner.removal-refused-unchanged",
    "api": "partner",
    "level": "MUST",
    "statement": "After a refused removal the owner is still the owner and still a member.",
    "section": "Resources and their fields / Client member",
    "document": "partner-management-api",
    "operations": ["DELETE /api/v1/clients/{clientId}/members/{accountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.list.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the workspaces of a client of one's own answers 200, also for a client that was just created.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.list.item-id",
    "api": "partner",
    "level": "MUST",
    "statement": "Every workspace in the list has an id.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.workspace.list.item-name",
    "api": "partner",
    "level": "MUST",
    "statement": "Every workspace in the list has a name, which is a string.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.workspace.list.item-created-at",
    "api": "partner",
    "level": "MUST",
    "statement": "Every workspace in the list has a createdAt, which is a string or a number.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "partner.workspace.list.complete",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of workspaces holds a workspace that is known to belong to the client.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.list.own",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of workspaces holds no workspace of another client.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.paging.limit.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of workspaces holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of workspaces holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of workspaces with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.ascending.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of workspaces runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.descending.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of workspaces runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.default.workspaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of workspaces has the order of s=-createdAt, the newest records first.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.list.body",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of workspaces is a JSON array, or an object around one.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.workspace.get.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a workspace of a client answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.get.listed",
    "api": "partner",
    "level": "MUST",
    "statement": "Every id that the list of workspaces shows answers 200 on get.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.get.identity",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The details of a workspace hold the id that was asked for.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.workspace.get.agrees-with-list",
    "api": "partner",
    "level": "SHOULD",
    "statement": "Where the details of a workspace have a name or createdAt, it is the same as in the list.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.workspace.unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "Every operation on a workspace that does not exist answers 404.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.workspace.other-partner",
    "api": "partner",
    "level": "MUST",
    "statement": "A workspace of another partner's client answers 404 under a client of one's own.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.not-found.workspace.other-client",
    "api": "partner",
    "level": "MUST",
    "statement": "A workspace answers 404 under any client but its own, also when both clients belong to the partner.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.workspace.malformed",
    "api": "partner",
    "level": "MUST",
    "statement": "A workspaceId in a form that the service never issues is answered with 404 or 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ownership.indistinguishable.workspace",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A workspace of another partner answers exactly like one that does not exist, with the same status, error type and error message.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F204"
  },
  {
    "id": "partner.workspace.get.record",
    "api": "partner",
    "level": "MUST",
    "statement": "Get workspace answers a JSON object.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.usage.status.workspace",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the storage usage of a workspace over a range inside the last six weeks answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.limit.workspace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of the storage usage of a workspace holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.workspace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of the storage usage of a workspace holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.workspace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of the storage usage of a workspace with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.ascending.workspace",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of the storage usage of a workspace runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.descending.workspace",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of the storage usage of a workspace runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.default.workspace",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of the storage usage of a workspace has the order of s=createdAt, the oldest records first.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.status.members",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the members usage of a workspace over a range inside the last six weeks answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.members.counts",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A members usage record holds at least seven numbers, for the total, active, deactivated, pending, guest, SCIM active and SCIM deactivated members, under whatever names.",
    "section": "Resources and their fields / Historical usage records",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.limit.members-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of the members usage of a workspace holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.members-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of the members usage of a workspace holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.members-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of the members usage of a workspace with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.ascending.members",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of the members usage of a workspace runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.descending.members",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of the members usage of a workspace runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.default.members",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of the members usage of a workspace has the order of s=createdAt, the oldest records first.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.members.body",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of members usage is a JSON array, or an object around one.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.filespace.list.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the filespaces of a workspace answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.filespace.list.complete",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The list of filespaces holds a filespace that is known to belong to the workspace, recognizable by its id.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.filespace.list.own",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of filespaces holds no filespace of another workspace.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.paging.limit.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of filespaces holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of filespaces holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of filespaces with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.ascending.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of filespaces runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.descending.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of filespaces runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.order.default.filespaces",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of filespaces has the order of s=-createdAt, the newest records first.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.filespace.list.body",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of filespaces is a JSON array, or an object around one.",
    "section": "Resources and their fields / List envelope",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.filespace.get.status",
    "api": "partner",
    "level": "MUST",
    "statement": "Getting a filespace of a workspace answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.filespace.get.identity",
    "api": "partner",
    "level": "SHOULD",
    "statement": "The details of a filespace hold the id that was asked for.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.filespace.unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "Every operation on a filespace that does not exist answers 404.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.filespace.other-partner",
    "api": "partner",
    "level": "MUST",
    "statement": "A filespace of another partner's client answers 404 under a client and workspace of one's own.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "partner.not-found.filespace.other-client",
    "api": "partner",
    "level": "MUST",
    "statement": "A filespace of another client of the partner answers 404 under a client and workspace that it does not belong to.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.filespace.other-workspace",
    "api": "partner",
    "level": "MUST",
    "statement": "A filespace answers 404 under another workspace of the same client.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.not-found.filespace.malformed",
    "api": "partner",
    "level": "MUST",
    "statement": "A filespaceId in a form that the service never issues is answered with 404 or 400.",
    "section": "Errors",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.ownership.indistinguishable.filespace",
    "api": "partner",
    "level": "SHOULD",
    "statement": "A filespace of another partner answers exactly like one that does not exist, with the same status, error type and error message.",
    "section": "What the service does",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F204"
  },
  {
    "id": "partner.filespace.get.record",
    "api": "partner",
    "level": "MUST",
    "statement": "Get filespace answers a JSON object.",
    "section": "Resources and their fields / Workspace and filespace",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "partner.usage.status.filespace",
    "api": "partner",
    "level": "MUST",
    "statement": "Listing the storage usage of a filespace over a range inside the last six weeks answers 200.",
    "section": "Endpoints / Table",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.type.filespace-refused",
    "api": "partner",
    "level": "MUST",
    "statement": "A type that the other usage lists accept answers 400 on the usage of a filespace.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.usage.type.filespace-refused-unknown",
    "api": "partner",
    "level": "MUST",
    "statement": "A type that is none of the four answers 400 on the usage of a filespace, too.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "partner.paging.limit.filespace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "The list of the storage usage of a filespace holds at most as many records as l asks for.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.default-size.filespace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Without l the list of the storage usage of a filespace holds exactly 100 records where more exist.",
    "section": "Limits",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.paging.walk.filespace-usage",
    "api": "partner",
    "level": "MUST",
    "statement": "Walking the pages of the list of the storage usage of a filespace with a fixed order misses no record.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.ascending.filespace",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=createdAt the list of the storage usage of a filespace runs from the oldest record to the newest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.descending.filespace",
    "api": "partner",
    "level": "MUST",
    "statement": "With s=-createdAt the list of the storage usage of a filespace runs from the newest record to the oldest.",
    "section": "Endpoints / List parameters",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "partner.usage.order.default.filespace",
    "api": "partner",
    "level": "MUST",
    "statement": "Without s the list of the storage usage of a filespace has the order of s=createdAt, the oldest records first.",
    "section": "Endpoints / Rules for usage endpoints",
    "document": "partner-management-api",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.response.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "An operation answers only with the status codes of its row, with 401, and with what holds for every request.",
    "section": "Endpoints",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "workspace.response.content-type",
    "api": "workspace",
    "level": "MUST",
    "statement": "Every response with a body declares a JSON content type.",
    "section": "Workspace API",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "workspace.response.json",
    "api": "workspace",
    "level": "MUST",
    "statement": "Every response with a body parses as JSON.",
    "section": "Workspace API",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F101"
  },
  {
    "id": "workspace.response.no-503-elsewhere",
    "api": "workspace",
    "level": "MUST",
    "statement": "No operation but the creation and deletion of a filespace answers 503.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.error.no-code",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An error has no machine-readable field `error.code`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.auth.accepted",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request that carries the valid token of a service account as a bearer token is not 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F205"
  },
  {
    "id": "workspace.auth.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request without the `Authorization` header is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.other-scheme",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request that carries the valid token under a scheme other than bearer is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with an empty bearer token is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.garbage",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with a token that was never issued is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.truncated",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with a valid token cut short is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.altered",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with a valid token of which one character was changed is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.expired",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with an expired token is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.revoked",
    "api": "workspace",
    "level": "MUST",
    "statement": "A request with the token of a revoked key is 401.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F207"
  },
  {
    "id": "workspace.auth.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 401 carries the message `Invalid or expired token`, whatever is wrong with the credentials.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.auth.no-effect",
    "api": "workspace",
    "level": "MUST",
    "statement": "A writing request that is 401 changes nothing.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "POST /api/v1/service-accounts", "DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": "F208"
  },
  {
    "id": "workspace.not-found.filespace",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a filespace that does not exist is 404 on the filespace itself and on everything below it.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.filespace.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a missing filespace carries the message `Resource not found or user has no access privilege`, or below it the own message of the data store, entry or parent that was asked for.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.malformed-filespace-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "A filespace id in a form that the service never issues is 404 or 400.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.data-store",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a deleted data store is 404 for an update and a further deletion.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.data-store.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a missing data store carries the message `Data store not found` or the general message of a 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.data-store.other-filespace",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The id of a data store of another filespace is 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.malformed-data-store-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "A data store id that the service never issued is 400 or 404.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.malformed-data-store-id.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The 400 of an invalid data store id carries the message `Data store ID is invalid`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.entry",
    "api": "workspace",
    "level": "MUST",
    "statement": "The well-formed id of a deleted entry is 404 for its children and a further deletion.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.entry.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a missing entry carries the message `File system entry not found` or the general message of a 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.tree",
    "api": "workspace",
    "level": "MUST",
    "statement": "After any sequence of creations and deletions, creating, deleting, getting, resolving and listing entries shows one and the same tree of directories.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.path",
    "api": "workspace",
    "level": "MUST",
    "statement": "An absolute path that leads to no entry is 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.path.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a path that leads to no entry carries the message `File system entry not found` or the general message of a 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.member",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a removed member is 404 for a role change, its groups and a further removal.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.member.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a missing member carries the message `Resource not found or user has no access privilege`.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.malformed-member-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "A member id in a form that the service never issues is 404 or 400.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.service-account",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a deleted service account is 404 for a further deletion.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.service-account.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "The 404 of a missing service account carries the message `Resource not found or user has no access privilege`.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.not-found.malformed-service-account-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "A service account id in a form that the service never issues is 404 or 400.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.ownership.filespace",
    "api": "workspace",
    "level": "MUST",
    "statement": "A filespace of another workspace is 404, and so is everything below it.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.filespace-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of filespaces holds none of another workspace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.member",
    "api": "workspace",
    "level": "MUST",
    "statement": "A member of another workspace is 404.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.member-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of members, with or without the e-mail filter, holds none of another workspace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.service-account",
    "api": "workspace",
    "level": "MUST",
    "statement": "A service account of another workspace is 404.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.service-account-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of service accounts holds none of another workspace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.ownership.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "What belongs to another workspace is refused with a message that a missing resource gets too: the general one, or the own one of a data store, entry or parent.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F204"
  },
  {
    "id": "workspace.ownership.no-effect",
    "api": "workspace",
    "level": "MUST",
    "statement": "A refused write on a resource of another workspace changes nothing there.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": "F206"
  },
  {
    "id": "workspace.secrets.data-store-secret-key",
    "api": "workspace",
    "level": "MUST",
    "statement": "No response holds the secret key of a data store, neither the first nor an updated one.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.secrets.invitation-link",
    "api": "workspace",
    "level": "MUST",
    "statement": "The secret of an invitation link is in no response but the one that added the member.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.secrets.service-account-token",
    "api": "workspace",
    "level": "MUST",
    "statement": "The token of an initial key is in no response but the one that issued it.",
    "section": "Resources and their fields / Service account",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.secrets.bearer-token",
    "api": "workspace",
    "level": "MUST",
    "statement": "No response holds the token with which the request was made, refused ones included.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.secrets.customer-storage",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "No response holds the secret access key of customer storage.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.robustness.no-5xx",
    "api": "workspace",
    "level": "MUST",
    "statement": "Whatever a request holds, its answer is no 5xx, save for a documented 503.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.malformed-json",
    "api": "workspace",
    "level": "MUST",
    "statement": "A body that is no JSON is answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.body-shape",
    "api": "workspace",
    "level": "MUST",
    "statement": "A body that is missing, null, an array, a text or a number is answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.content-type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A body with another content type, or without one, is answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.large-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A body over 1 MB or deeply nested is answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.strange-text",
    "api": "workspace",
    "level": "MUST",
    "statement": "NUL characters, lone surrogates, very long texts and names such as `__proto__` in a body, a parameter or a path are answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.query",
    "api": "workspace",
    "level": "MUST",
    "statement": "Empty, repeated, unknown and absurd query parameters are answered without a 5xx.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/members", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.methods",
    "api": "workspace",
    "level": "MUST",
    "statement": "HEAD, OPTIONS and methods that a path does not have are answered without a 5xx other than 501.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.unknown-path",
    "api": "workspace",
    "level": "MUST",
    "statement": "A path that no operation has is answered without a 5xx.",
    "section": "Versioning",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F100"
  },
  {
    "id": "workspace.robustness.keeps-serving",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "After requests that no well-behaved client sends, ordinary ones are answered as before.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the filespaces answers 200.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.contains-created",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created filespace is in the list.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.once",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "No filespace is in the list twice.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.agrees-with-get",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The list shows a filespace with the same identity, name, storage and creation time as reading it by its id.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.workspace-id",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "All filespaces that one account sees have the same `workspaceId`.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.list.records",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of filespaces is an array under `data` whose items carry all stated filespace fields with their types.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.error.unauthorized-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 401 carries an object `error` that holds a string `message`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.filespace.create.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a filespace with a valid body answers 201.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.vendor",
    "api": "workspace",
    "level": "MUST",
    "statement": "A filespace on vendor storage is created from name, region, `StorageA` and the owner `vendor`.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.customer-known",
    "api": "workspace",
    "level": "MUST",
    "statement": "A filespace on customer storage is created with a provider and region that the service knows.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.customer-other",
    "api": "workspace",
    "level": "MUST",
    "statement": "A filespace on customer storage is created with the provider `Other`.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.echoes-name",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the requested name.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created filespace is found by the id from the create, under the requested name.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.now",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The creation time of a new filespace is the present, give or take what clocks differ by.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.unique-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Every created filespace has an id of its own.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected create leaves no filespace of the requested name behind.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.filespace.name.accepted",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create accepts names of lowercase ASCII letters, digits and dashes, 2 to 30 characters long, with no dash at either end.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.name.shortest",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create accepts a name of 2 characters.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.name.longest",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create accepts a name of 30 characters.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.name.digits",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create accepts a name that begins or ends with a digit, or has digits only.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.name.inner-dashes",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create accepts dashes inside a name, also several in a row.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.name.uppercase",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with an uppercase ASCII letter in the name is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.other-character",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with an ASCII character in the name that is no letter, digit or dash is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.leading-dash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name that starts with a dash is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.trailing-dash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name that ends with a dash is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a name is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.name.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A name with a forbidden character is refused with the message `Filespace name can contain only alphanumeric characters and dash`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.region.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a region is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.region.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a region that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.provider.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without `storageProvider` is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.provider.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `storageProvider` that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.provider.vendor-other",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with the owner `vendor` and a provider other than `StorageA` is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.owner.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without `storageOwner` is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.owner.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `storageOwner` that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.owner.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `storageOwner` other than `vendor` and `customer` is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.customer-params.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with the owner `customer` and no `customerStorageParams` is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.customer-params.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with the owner `customer` and `customerStorageParams` that are not an object is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.create.customer-params.field-type",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A create with a field of `customerStorageParams` that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.block-size.accepted",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create on vendor storage accepts the stated default, 1024, sent explicitly as `blockSize`.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.block-size.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `blockSize` that is not a number is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.storage.owner",
    "api": "workspace",
    "level": "MUST",
    "statement": "The record of a filespace shows the `storage.owner` that its create requested.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.storage.provider",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of a filespace shows the storage provider that its create requested.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.storage.region",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of a filespace shows the region that its create requested.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.storage.customer-endpoint",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of a filespace on customer storage shows the requested endpoint.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.storage.customer-bucket",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of a filespace on customer storage shows the requested bucket name.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.create.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a filespace answers an object under `data` that carries all stated filespace fields with their types.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.error.bad-request-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 400 carries an object `error` that holds a string `message`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "PATCH /api/v1/filespaces/{filespaceId}", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "POST /api/v1/members", "PATCH /api/v1/members/{memberId}", "POST /api/v1/service-accounts", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.error.unavailable-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 503 that pauses the creation or deletion of a filespace carries an object `error` that holds a string `message`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.retry-after.present",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 503 on the creation or deletion of a filespace has a `Retry-After` header.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.retry-after.form",
    "api": "workspace",
    "level": "MUST",
    "statement": "The `Retry-After` header of a 503 is a number of seconds or an HTTP date.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces", "DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.get.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a filespace that exists answers 200.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.get.same-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a filespace answers the record with the id of the path.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.get.agrees-with-create",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Reading a filespace shows the workspace, storage and creation time that its create answered.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.get.timestamps",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A filespace was not updated before it was created.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.get.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a filespace answers an object under `data` that carries all stated filespace fields with their types.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.error.not-found-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 404 carries an object `error` that holds a string `message`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.filespace.rename.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Renaming a filespace to a valid name answers 200.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.echoes-name",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a rename shows the new name and the same id.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "After a rename, getting the filespace shows the new name.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "After a rename, the list shows the new name and no longer the old one for that filespace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename leaves the names of the other filespaces alone.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.rest-unchanged",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A rename leaves workspace, storage and creation time of the filespace as they were.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.data-kept",
    "api": "workspace",
    "level": "MUST",
    "statement": "After a rename, the entries and data stores of the filespace are found as before.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.accepted",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename accepts names of lowercase ASCII letters, digits and hyphens, with no hyphen at either end.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.shortest",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename accepts a name of 2 characters.",
    "section": "Limits",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.longest",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename accepts a name of 30 characters.",
    "section": "Limits",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.too-short",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name of 1 character is 400.",
    "section": "Limits",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to the empty name is 400.",
    "section": "Limits",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.too-long",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name of 31 characters or more is 400.",
    "section": "Limits",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.uppercase",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name with an uppercase ASCII letter is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.other-character",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name with an ASCII character that is no letter, digit or hyphen is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.leading-dash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name that starts with a hyphen is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.trailing-dash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name that ends with a hyphen is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename without a name is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rename to a name that is not a string is 400.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.filespace.rename.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A rename to a name with a forbidden character is refused with the message `Filespace name can contain only alphanumeric characters and dash`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected rename leaves the name as it was.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.rename.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Renaming a filespace answers an object under `data` that carries all stated filespace fields with their types.",
    "section": "Resources and their fields / Filespace",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.filespace.delete.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a filespace that exists answers 200.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.delete.gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "A deleted filespace is eventually 404.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.filespace.delete.not-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "A deleted filespace eventually disappears from the list.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.filespace.delete.data-gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "Once a deleted filespace is gone, its entries, data stores and direct links are 404 as well.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.filespace.delete.again",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a filespace that is gone answers 404.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.filespace.delete.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a filespace leaves the other filespaces in place.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.providers.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "The providers lookup, sent without a body, answers with a 2xx status.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/providers"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.providers.json",
    "api": "workspace",
    "level": "MUST",
    "statement": "The providers lookup answers a JSON body; its shape is left to the service.",
    "section": "Endpoints / Filespaces",
    "document": "workspace-api",
    "operations": ["POST /api/v1/providers"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the data stores of a filespace that supports them answers 200.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.empty",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The list of data stores of a new filespace is empty.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.contains-created",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created data store is in the list of its filespace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.filespace",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A data store is not in the list of another filespace.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.once",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "No data store is in the list twice.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.agrees-with-get",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The list shows a data store with the same fields as reading it by its id.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.unsupported.list",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing data stores of a filespace that does not support them is 403.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.filter.finds",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by the full name of a data store finds it.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.filter.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by a name that occurs nowhere answers 200 with an empty array.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.filter.excludes",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by the full name of one data store leaves out those whose names do not contain it.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.list.records",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of data stores is a bare array whose items carry all stated data store fields with their types.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.error.forbidden-body",
    "api": "workspace",
    "level": "MUST",
    "statement": "A 403 carries an object `error` that holds a string `message`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.data-store.create.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a data store of kind `S3DataStore` with a fresh name and the parameters of the profile answers 201.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.http-link",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a data store of kind `HttpLinkDataStore` from name and kind alone answers 201.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-name",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the requested name.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-kind",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the requested kind.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-bucket",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of an S3 data store shows the requested bucket name.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-region",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of an S3 data store shows the requested region.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-access-key",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of an S3 data store shows the access key that was sent.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.echoes-addressing",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The record of an S3 data store shows endpoint, addressing style and URL expiration as they were sent.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created data store is found by the id from the create, with the requested name and kind.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.unique-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Every created data store of a filespace has an id of its own.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.name.duplicate",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with the name of a data store that the filespace already has is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.name.duplicate.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name already taken is refused with the message `Data store already exists`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.name.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a name is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.name.type",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A create with a name that is not a string is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.kind.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a kind is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.kind.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a kind other than the two stated ones is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.params.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create of an `S3DataStore` without `s3StorageParams` is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.params.type",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A create of an `S3DataStore` with `s3StorageParams` that are not an object is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.bucket.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with an empty bucket name is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.bucket.slash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a bucket name that contains a slash is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.region.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with an empty region is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.create.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected create leaves no further data store of the requested name behind.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.data-store.create.concurrent",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Of two creates of one name sent at the same moment, exactly one answers 201.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.unsupported.create",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a data store in a filespace that does not support them is 403.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.create.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a data store answers a bare object that carries all stated data store fields with their types.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.data-store.get.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a data store that exists answers 200.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.get.same-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a data store answers the record with the id of the path.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.get.agrees-with-create",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Reading a data store shows the fields that its create answered.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.unsupported.get",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a data store in a filespace that does not support them is refused with 403, unless the missing data store is noticed first.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.get.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a data store answers a bare object that carries all stated data store fields with their types.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.data-store.update.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Updating the credentials of an S3 data store answers 200.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.same-record",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of an update is the data store of the path, with the same id, name and kind.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.access-key",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The answer of an update shows the new access key.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.read-back",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "After an update, getting the data store shows the new access key.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.rest-unchanged",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An update of credentials leaves bucket name, region and addressing as they were.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "An update leaves the other data stores alone.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.params.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "An update without `s3StorageParams` is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.update.params.type",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An update with `s3StorageParams` that are not an object is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.update.http-link",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An update of credentials on an `HttpLinkDataStore` is 400.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.data-store.update.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected update leaves the record of the data store as it was.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.unsupported.update",
    "api": "workspace",
    "level": "MUST",
    "statement": "Updating a data store in a filespace that does not support them is refused with 403, unless the missing data store is noticed first.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.update.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Updating a data store answers a bare object that carries all stated data store fields with their types.",
    "section": "Resources and their fields / Data store",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.data-store.delete.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a data store without linked files answers 200.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.delete.gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a deleted data store is 404.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.data-store.delete.not-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "A deleted data store is no longer listed, with or without the name filter.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.data-store.delete.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a data store leaves the other data stores in place.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.delete.linked-files",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a data store that has linked files is 400.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.delete.linked-files-kept",
    "api": "workspace",
    "level": "MUST",
    "statement": "After the refused deletion, the data store with linked files is still there.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.delete.name-free",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The name of a deleted data store can be used for a new one.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.data-store.unsupported.delete",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a data store in a filespace that does not support them is refused with 403, unless the missing data store is noticed first.",
    "section": "Endpoints / Data stores (S3 connections)",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a directory with a valid body answers 201.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.nested",
    "api": "workspace",
    "level": "MUST",
    "statement": "A directory can be created inside a created directory.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.echoes-name",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the requested name.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.echoes-parent",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the requested `parentId`.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.echoes-type",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create shows the type `dir`.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created directory is found by the id from the create, with the requested name and parent.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.unique-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Every created directory of a filespace has an id of its own.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.timestamps",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A new directory was not modified before it was created.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.now",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The creation time of a new directory is the present, give or take what clocks differ by.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.charset",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A JSON body whose content type names the charset utf-8 is taken for JSON.",
    "section": "Workspace API",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected create leaves no new child in the parent directory.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.entry.create.duplicate",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name that the parent directory already holds is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.same-name-elsewhere",
    "api": "workspace",
    "level": "MUST",
    "statement": "The same name is accepted in two different directories.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.concurrent",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Of two creates of one name in one directory sent at the same moment, exactly one answers 201.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.parent.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without `parentId` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.parent.malformed",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `parentId` that is not two numbers joined by a colon is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.parent.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a `parentId` that is not a string is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.parent.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create below a deleted directory is 404.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.parent.unknown.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create below a missing parent is refused with the message `Parent ID does not exist` or the general message of a 404.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.parent.file",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create below a file is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.type.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a type is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.type.file",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create of the type `file` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.type.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create of a type that does not exist is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.type.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a type that is not a string is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.create.storage-full",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create in a filespace that has reached its storage size limit is 403.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.storage-full.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A create beyond the storage size limit is refused with the message `File system storage size limit exceeded`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.storage-full.unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create refused for the storage size limit leaves no directory of that name behind.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.entry.name.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a name is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a name that is not a string is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "The empty name is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.dot",
    "api": "workspace",
    "level": "MUST",
    "statement": "The name `.` is 400, whatever the setting for special characters.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.dot-dot",
    "api": "workspace",
    "level": "MUST",
    "statement": "The name `..` is 400, whatever the setting for special characters.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.slash",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name with a slash at its start, inside or at its end is 400, whatever the setting for special characters.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.backslash",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a backslash is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.colon",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a colon is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.asterisk",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with an asterisk is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.question-mark",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a question mark is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.double-quote",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a double quotation mark is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.less-than",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a less-than sign is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.greater-than",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a greater-than sign is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.pipe",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name with a vertical bar is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.whitespace-only",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name of nothing but spaces is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.trailing-space",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name that ends with a space is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.trailing-dot",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, a name that ends with a dot is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-con",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, the name `CON` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-prn",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, the name `PRN` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-aux",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, the name `AUX` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-nul",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, the name `NUL` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-com",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, each of the names `COM1` to `COM9` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.reserved-lpt",
    "api": "workspace",
    "level": "MUST",
    "statement": "While special characters are forbidden, each of the names `LPT1` to `LPT9` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.name.accepted",
    "api": "workspace",
    "level": "MUST",
    "statement": "Names that no rule forbids are accepted, among them every other printable ASCII character.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.inner-space",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name with spaces inside is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.leading-space",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name that starts with a space is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.hundred-characters",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name of 100 ASCII characters is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.inner-dot",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name with dots inside is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.leading-dot",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name that starts with a dot is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.near-reserved",
    "api": "workspace",
    "level": "MUST",
    "statement": "A longer word that merely begins or ends with a reserved name, such as `CONTENT`, and numbered names outside the list, such as `COM10`, are accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.unicode",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name with letters outside ASCII is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.emoji",
    "api": "workspace",
    "level": "MUST",
    "statement": "A name with emoji is accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "An accepted name comes back unchanged from create, get, children and resolve, apart from Unicode normalization.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.name.setting-off",
    "api": "workspace",
    "level": "MUST",
    "statement": "With ForbidSpecialCharacters off, the special characters, endings, whitespace-only names and reserved names are accepted.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.create.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating an entry answers an object under `data` that carries all stated entry fields with their types.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.entry.resolve.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Resolving the path of an entry that exists answers 200.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.root",
    "api": "workspace",
    "level": "MUST",
    "statement": "The path `/` resolves to an entry of the type `dir`.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.root-is-parent",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The id to which `/` resolves is the parent under which a directory of the top level is found.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.nested",
    "api": "workspace",
    "level": "MUST",
    "statement": "A path of several names resolves to the entry with the last name.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.encoded",
    "api": "workspace",
    "level": "MUST",
    "statement": "A path whose names hold spaces, percent, plus, ampersand or number signs is resolved when it is percent-encoded.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.same-id",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An entry resolved by its path has the id with which it was created.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.right-directory",
    "api": "workspace",
    "level": "MUST",
    "statement": "Of two entries of one name in different directories, a path resolves to the one in the directory that it names.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.file",
    "api": "workspace",
    "level": "MUST",
    "statement": "The path of a file resolves to an entry of the type `file` with its name.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "Resolving without `path` is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.resolve.relative",
    "api": "workspace",
    "level": "MUST",
    "statement": "Resolving a path that does not start with a slash is 400, even when an entry has that name.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.resolve.relative.message",
    "api": "workspace",
    "level": "MUST",
    "statement": "Resolving a path that does not start with a slash is refused with the message `Paths inside the service should start with a '/'`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.resolve.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Resolving a path answers an object under `data` that carries all stated entry fields with their types.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.entry.children.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the children of a directory that exists answers 200.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of a directory without children is empty.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.contains-created",
    "api": "workspace",
    "level": "MUST",
    "statement": "A created directory is among the children of its parent.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.only-direct",
    "api": "workspace",
    "level": "MUST",
    "statement": "The children of a directory are its direct ones: each names the directory as its `parentId`, and deeper entries are absent.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.complete",
    "api": "workspace",
    "level": "MUST",
    "statement": "Following the cursor to the end yields every child.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.once",
    "api": "workspace",
    "level": "MUST",
    "statement": "Following the cursor to the end yields no child twice.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.ends",
    "api": "workspace",
    "level": "MUST",
    "statement": "Following the cursor comes to an end: a missing, null or empty cursor, or a page without entries.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.agrees-with-get",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The list shows a child with the same id, name, type and creation time as reading it by its id.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.malformed-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the children of an id that is not two numbers joined by a colon is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.children.malformed-id.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Listing the children of a malformed id is refused with the message `File system entry ID is invalid`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.limit",
    "api": "workspace",
    "level": "MUST",
    "statement": "With `limit` an answer holds at most so many entries.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.limit-one",
    "api": "workspace",
    "level": "MUST",
    "statement": "With the limit 1 an answer holds at most one entry, and the walk still finds every child.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.children.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "The children are an array `data.entries` whose items carry all stated entry fields with their types, beside a `data.nextCursor` that is a string where it is set.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.entry.get.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting an entry that exists answers 200.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.same-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting an entry answers the record with the id of the path.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.root",
    "api": "workspace",
    "level": "MUST",
    "statement": "The root directory can be read by the id to which `/` resolves, and has the type `dir`.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.agrees-with-create",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Reading an entry shows the type and creation time that its create answered.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.file",
    "api": "workspace",
    "level": "MUST",
    "statement": "A file is read as an entry of the type `file`.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.malformed-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting an entry by an id that is not two numbers joined by a colon is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.get.malformed-id.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Getting an entry by a malformed id is refused with the message `File system entry ID is invalid`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.get.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting an entry answers an object under `data` that carries all stated entry fields with their types.",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.entry.delete.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting an empty directory answers 200.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a deleted directory is 404.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.entry.delete.not-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "A deleted directory is no longer among the children of its parent.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.entry.delete.not-resolved",
    "api": "workspace",
    "level": "MUST",
    "statement": "The path of a deleted directory no longer resolves: 404.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.entry.delete.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a directory leaves its parent and its siblings in place.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.not-empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a directory that holds something is 400.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.not-empty-kept",
    "api": "workspace",
    "level": "MUST",
    "statement": "After the refused deletion, the directory and everything in it are still there.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.emptied",
    "api": "workspace",
    "level": "MUST",
    "statement": "A directory can be deleted once its children were deleted.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.file",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a file is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.file-kept",
    "api": "workspace",
    "level": "MUST",
    "statement": "After the refused deletion, the file is still there.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.root",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting the root directory is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.root-kept",
    "api": "workspace",
    "level": "MUST",
    "statement": "After the refused deletion, the root directory still resolves.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.malformed-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting an entry by an id that is not two numbers joined by a colon is 400.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.entry.delete.malformed-id.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Deleting an entry by a malformed id is refused with the message `File system entry ID is invalid`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.entry.delete.name-free",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The name of a deleted directory can be used again in the same parent.",
    "section": "Endpoints / Entries",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.list.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the members answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.list.contains-added",
    "api": "workspace",
    "level": "MUST",
    "statement": "An added member is in the list.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.list.once",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "No member id is in the list twice.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.list.agrees-with-get",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The list shows a member with the same user, role and status as reading it by its id.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.filter.finds",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by the full e-mail address of a member finds that member.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.filter.unknown",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by an e-mail address that no member has answers 200 with an empty array.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.filter.excludes",
    "api": "workspace",
    "level": "MUST",
    "statement": "Filtering by the full e-mail address of one member leaves out those whose addresses do not contain it.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.list.records",
    "api": "workspace",
    "level": "MUST",
    "statement": "The list of members is an array under `data` whose items carry all stated member fields with their types.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.member.add.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Adding a member by a new e-mail address answers 201.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.pending",
    "api": "workspace",
    "level": "MUST",
    "statement": "An added member has the status `pending` in the answer.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.email",
    "api": "workspace",
    "level": "MUST",
    "statement": "An added member has the requested e-mail address, apart from its case.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "An added member is found by the id from the answer, with the requested e-mail address.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.still-pending",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "An added member is still `pending` when read or listed right afterwards.",
    "section": "States and transitions",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.unique-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Two members added with different e-mail addresses have different ids.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.email.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "Adding a member without an e-mail address is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.add.email.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "Adding a member with an e-mail address that is not a string is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.add.email.malformed",
    "api": "workspace",
    "level": "MUST",
    "statement": "Adding a member with a string without an at sign is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.add.email.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Adding a member with a string without an at sign is refused with the message `Please provide an actual email address`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.add.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected invitation adds no member.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.member.add.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Adding a member answers an object under `data` that carries all stated member fields with their types, and the string `pendingInvitationLinkSecret`.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["POST /api/v1/members"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.member.get.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a member that exists answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.get.same-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a member answers the record with the id of the path.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.get.agrees-with-add",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Reading a member shows the user and role that adding it answered.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.get.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a member answers an object under `data` that carries all stated member fields with their types.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.member.update.filespace-admin",
    "api": "workspace",
    "level": "MUST",
    "statement": "Giving a member the role `filespaceAdmin` with filespace ids answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.standard",
    "api": "workspace",
    "level": "MUST",
    "statement": "Giving a member the role `standard` back answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.same-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a role change is the member of the path.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.echoes-role",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a role change shows the new role.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.read-back",
    "api": "workspace",
    "level": "MUST",
    "statement": "After a role change, getting the member shows the new role.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "After a role change, the list shows the new role.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "A role change leaves the roles of other members alone.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.rest-unchanged",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A role change leaves the user of the member as it was.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.role.missing",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A role change without a role is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.update.role.type",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A role change with a role that is not a string is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.update.role.unknown",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A role change with a role that cannot exist is 400.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.member.update.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected role change leaves the role as it was.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.update.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "Changing the role of a member answers an object under `data` that carries all stated member fields with their types.",
    "section": "Resources and their fields / Workspace member",
    "document": "workspace-api",
    "operations": ["PATCH /api/v1/members/{memberId}"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.member.remove.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Removing a member answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.remove.gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a removed member is 404.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.member.remove.not-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "A removed member is no longer listed, with or without the e-mail filter.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.member.remove.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "Removing a member leaves the other members in place.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.member.remove.add-again",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A removed member can be added again by the same e-mail address.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/members/{memberId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.group.list.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the groups of a member that exists answers 200, also when the member is pending.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.group.list.existing-members",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the groups of members that were in the workspace before answers 200.",
    "section": "Endpoints / Workspace members",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.group.list.once",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "No group is listed twice for a member.",
    "section": "Resources and their fields / Group (returned for a member)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.group.list.member-count",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A group that is listed for a member counts at least one member.",
    "section": "Resources and their fields / Group (returned for a member)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}/groups"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.group.list.records",
    "api": "workspace",
    "level": "MUST",
    "statement": "The groups of a member are an array under `data` whose items carry id, name, provider and member count with their types.",
    "section": "Resources and their fields / Group (returned for a member)",
    "document": "workspace-api",
    "operations": ["GET /api/v1/members/{memberId}/groups"],
    "bySchema": true,
    "wfc": "F101"
  },
  {
    "id": "workspace.service-account.list.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Listing the service accounts answers 200.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.list.contains-created",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a created service account can be found in the list.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a service account from a name alone answers 201.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.with-key",
    "api": "workspace",
    "level": "MUST",
    "statement": "Creating a service account with `serviceIdentity` answers 201.",
    "section": "Resources and their fields / Service account",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.id",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The answer of a create holds an id under which the account can be read.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.token",
    "api": "workspace",
    "level": "MUST",
    "statement": "The answer of a create with `serviceIdentity` holds a token that authenticates.",
    "section": "Resources and their fields / Service account",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.token-own",
    "api": "workspace",
    "level": "MUST",
    "statement": "Each account created with a key gets a token of its own.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.no-token",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The answer of a create without `serviceIdentity` holds no token.",
    "section": "Resources and their fields / Service account",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.token-workspace",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The token of a created account reaches the workspace in which the account was created.",
    "section": "What the service does",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.create.rejected-unchanged",
    "api": "workspace",
    "level": "MUST",
    "statement": "A rejected create adds no service account to the list.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F104"
  },
  {
    "id": "workspace.service-account.create.name.missing",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create without a name is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.name.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a number as the name is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.name.empty",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with an empty name is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.identity.string",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a string as `serviceIdentity` is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.identity.number",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a number as `serviceIdentity` is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.identity.boolean",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a boolean as `serviceIdentity` is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.single-use.type",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a string as `serviceIdentity.isSingleUse` is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.expires-at.not-a-date",
    "api": "workspace",
    "level": "MUST",
    "statement": "A create with a text that is no date as `serviceIdentity.expiresAt` is 400.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.service-account.create.expires-at.accepted",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "A create accepts `serviceIdentity.expiresAt` as a date-time in UTC without a fraction of a second.",
    "section": "Resources and their fields / Service account",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.token.before-expiry",
    "api": "workspace",
    "level": "MUST",
    "statement": "A token authenticates before the `expiresAt` of its key.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.token.after-expiry",
    "api": "workspace",
    "level": "MUST",
    "statement": "A token is 401 once the `expiresAt` of its key has passed, allowing 5 seconds.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["POST /api/v1/service-accounts"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.get.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a service account that exists answers 200.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.delete.status",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a service account answers 200.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.delete.gone",
    "api": "workspace",
    "level": "MUST",
    "statement": "Getting a deleted service account is 404.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.service-account.delete.not-listed",
    "api": "workspace",
    "level": "MUST",
    "statement": "The id of a deleted service account is no longer in the list.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": "F103"
  },
  {
    "id": "workspace.service-account.delete.revokes",
    "api": "workspace",
    "level": "MUST",
    "statement": "The token of a deleted service account is 401 at once.",
    "section": "Authentication",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.service-account.delete.only-that",
    "api": "workspace",
    "level": "MUST",
    "statement": "Deleting a service account leaves the other accounts in place, and their tokens valid.",
    "section": "Endpoints / Service accounts",
    "document": "workspace-api",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.by-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "A link to a file asked for by its id answers 200.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.by-path",
    "api": "workspace",
    "level": "MUST",
    "statement": "A link to a file asked for by its path answers 200.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.directory",
    "api": "workspace",
    "level": "MUST",
    "statement": "A link to a directory, asked for by id or by path, answers 200, or 400 because none can be generated.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.same-url",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "The same entry has the same URL by id and by path.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.own-url",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Two entries have two URLs.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.neither",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking with neither `entryId` nor `path` is 400.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.direct-link.both",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking with both `entryId` and `path`, even of the same entry, is 400.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.direct-link.relative-path",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking with a path that does not start with a slash is 400.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.direct-link.relative-path.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Asking with a path that does not start with a slash is refused with the message `Paths inside the service should start with a '/'`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.malformed-id",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking with an entry id that is not two numbers joined by a colon is 400.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": "F102"
  },
  {
    "id": "workspace.direct-link.malformed-id.message",
    "api": "workspace",
    "level": "SHOULD",
    "statement": "Asking with a malformed entry id is refused with the message `File system entry ID is invalid`.",
    "section": "Errors",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.deleted-entry",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking for a link to a deleted entry by its id is 404.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.unknown-path",
    "api": "workspace",
    "level": "MUST",
    "statement": "Asking for a link to a path that leads nowhere is 404.",
    "section": "Endpoints / Direct links",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": false,
    "wfc": null
  },
  {
    "id": "workspace.direct-link.record",
    "api": "workspace",
    "level": "MUST",
    "statement": "A direct link is an absolute URL in the string `data.url`.",
    "section": "Resources and their fields / Direct link",
    "document": "workspace-api",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"],
    "bySchema": true,
    "wfc": "F101"
  }
];

export const openPoints: readonly OpenPoint[] = [
  {
    "id": "partner.auth.scheme-case",
    "api": "partner",
    "question": "Is the word ApiKey accepted in another case?",
    "section": "Authentication",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.auth.bare-key",
    "api": "partner",
    "question": "What does a valid key without any scheme answer?",
    "section": "Authentication",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.auth.key-lifetime",
    "api": "partner",
    "question": "Does a key expire, and does a response tell when?",
    "section": "Authentication",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.response.unknown-fields",
    "api": "partner",
    "question": "Which fields do responses carry beyond the documented ones?",
    "section": "Resources and their fields",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.response.rate-limit",
    "api": "partner",
    "question": "Does the service limit the rate of requests, and how does it say so?",
    "section": "Limits",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.response.deprecation",
    "api": "partner",
    "question": "Do responses announce a deprecation or a sunset?",
    "section": "Versioning",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.response.events",
    "api": "partner",
    "question": "Does the service offer events of any kind?",
    "section": "Events",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.error.types",
    "api": "partner",
    "question": "Which values does error.type take?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.range.future",
    "api": "partner",
    "question": "What does a range wholly in the future answer?",
    "section": "Endpoints / Rules for usage endpoints",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.range.empty",
    "api": "partner",
    "question": "What does a range whose start equals its end answer?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.range.retention-edge",
    "api": "partner",
    "question": "How many days ago may a range have ended to be still inside the retention?",
    "section": "Endpoints / Rules for usage endpoints",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.range.bounds",
    "api": "partner",
    "question": "Does a record at the very start or end of a range belong to it?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.interval",
    "api": "partner",
    "question": "At which interval are usage records taken?",
    "section": "Resources and their fields / Historical usage records",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.billing-period",
    "api": "partner",
    "question": "Is the period of current usage the billing period that the partner organization shows?",
    "section": "Resources and their fields / Current usage record",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.unknown-parameter",
    "api": "partner",
    "question": "What does a list answer to a query parameter that no document names?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.robustness.malformed-json-status",
    "api": "partner",
    "question": "What does a malformed JSON body answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.robustness.content-type-status",
    "api": "partner",
    "question": "What does a body with another content type answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.robustness.large-body-status",
    "api": "partner",
    "question": "What does a body over 1 MB answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.robustness.method-status",
    "api": "partner",
    "question": "What do HEAD, OPTIONS and unlisted methods answer?",
    "section": "Endpoints / Table",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.auth.unauthorized-body",
    "api": "partner",
    "question": "What body does a 401 carry?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.auth.unauthorized-challenge",
    "api": "partner",
    "question": "Does a 401 carry a challenge header that names the scheme?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.auth.forbidden-body",
    "api": "partner",
    "question": "What body does a 403 carry?",
    "section": "Errors",
    "operations": ["GET /api/v1/ping", "GET /api/v1/me", "GET /api/v1/me/usage/current", "POST /api/v1/clients", "GET /api/v1/clients", "GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.me.expiration",
    "api": "partner",
    "question": "Does the organization have an expiration date?",
    "section": "Resources and their fields / Partner organization",
    "operations": ["GET /api/v1/me"]
  },
  {
    "id": "partner.me.tier-values",
    "api": "partner",
    "question": "Which value does the tier have, and which others exist?",
    "section": "Resources and their fields / Partner organization",
    "operations": ["GET /api/v1/me"]
  },
  {
    "id": "partner.me.billing-model-values",
    "api": "partner",
    "question": "Which billing models does the organization support, and which others exist?",
    "section": "Resources and their fields / Partner organization",
    "operations": ["GET /api/v1/me"]
  },
  {
    "id": "partner.me.status-values",
    "api": "partner",
    "question": "Which status does the organization have, and which others exist?",
    "section": "Resources and their fields / Partner organization",
    "operations": ["GET /api/v1/me"]
  },
  {
    "id": "partner.usage.current.optional-blocks",
    "api": "partner",
    "question": "Which of the optional blocks does the contract include?",
    "section": "Resources and their fields / Current usage record",
    "operations": ["GET /api/v1/me/usage/current", "GET /api/v1/clients/{clientId}/usage/current"]
  },
  {
    "id": "partner.usage.current.storage-keys",
    "api": "partner",
    "question": "Under which keys do the figures of the four storage types come over the wire?",
    "section": "Resources and their fields / Current usage record",
    "operations": ["GET /api/v1/me/usage/current", "GET /api/v1/clients/{clientId}/usage/current"]
  },
  {
    "id": "partner.client.name.unique-case",
    "api": "partner",
    "question": "Do two names that differ in case only count as the same?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.name.reuse",
    "api": "partner",
    "question": "May the name of a deleted client be used again?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.create.constraint-body",
    "api": "partner",
    "question": "What body does a create carry that breaks a business constraint?",
    "section": "Errors",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.name.non-ascii",
    "api": "partner",
    "question": "Are letters and digits beyond ASCII accepted in a name?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.name.other-whitespace",
    "api": "partner",
    "question": "Is whitespace other than the space accepted inside a name?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.name.length-unit",
    "api": "partner",
    "question": "Is the length of a name counted in code points or in UTF-16 units?",
    "section": "Limits",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.notes.null",
    "api": "partner",
    "question": "Are notes of null accepted in a create?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.notes.empty",
    "api": "partner",
    "question": "Are empty notes accepted, and do they come back empty or as null?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.notes.length-unit",
    "api": "partner",
    "question": "Is the length of notes counted in code points or in UTF-16 units?",
    "section": "Limits",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.client.create.unknown-field",
    "api": "partner",
    "question": "Is a create with a field that the document does not name accepted?",
    "section": "Resources and their fields / Client organization",
    "operations": ["POST /api/v1/clients"]
  },
  {
    "id": "partner.clients.list.envelope",
    "api": "partner",
    "question": "What shape has the list of clients?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients"]
  },
  {
    "id": "partner.clients.list.fields",
    "api": "partner",
    "question": "Which fields does a client in the list have?",
    "section": "Resources and their fields / Client organization",
    "operations": ["GET /api/v1/clients"]
  },
  {
    "id": "partner.clients.list.metadata",
    "api": "partner",
    "question": "What does a page of clients carry beside the records?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients"]
  },
  {
    "id": "partner.paging.page-zero",
    "api": "partner",
    "question": "What does p=0 answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.page-negative",
    "api": "partner",
    "question": "What does a negative p answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.page-not-a-number",
    "api": "partner",
    "question": "What does a p that is no number answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.limit-above-maximum",
    "api": "partner",
    "question": "What does an l above 300 answer?",
    "section": "Limits",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.limit-zero",
    "api": "partner",
    "question": "What does l=0 answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.limit-negative",
    "api": "partner",
    "question": "What does a negative l answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.paging.limit-not-a-number",
    "api": "partner",
    "question": "What does an l that is no number answer?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.order.unknown-key",
    "api": "partner",
    "question": "What does an unknown s answer on the lists of clients, members, workspaces and filespaces?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"]
  },
  {
    "id": "partner.client.lifecycle",
    "api": "partner",
    "question": "Does the record of a client show a lifecycle state, and which?",
    "section": "States and transitions",
    "operations": ["GET /api/v1/clients/{clientId}"]
  },
  {
    "id": "partner.not-found.client.malformed-status",
    "api": "partner",
    "question": "Is a malformed clientId answered with 404 or with 400?",
    "section": "Errors",
    "operations": ["GET /api/v1/clients/{clientId}", "DELETE /api/v1/clients/{clientId}", "GET /api/v1/clients/{clientId}/usage/current", "GET /api/v1/clients/{clientId}/usage", "POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.client.record.fields",
    "api": "partner",
    "question": "Which fields does the record of a client have?",
    "section": "Resources and their fields / Client organization",
    "operations": ["GET /api/v1/clients/{clientId}"]
  },
  {
    "id": "partner.usage.current.client-of-managed-service-partner",
    "api": "partner",
    "question": "What does a managed-service partner get for the current usage of a client of its own?",
    "section": "Endpoints / Table",
    "operations": ["GET /api/v1/clients/{clientId}/usage/current"]
  },
  {
    "id": "partner.usage.start.empty",
    "api": "partner",
    "question": "What does an empty start answer?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.start.february-30",
    "api": "partner",
    "question": "Is February 30 rejected as start, or taken for a day in March?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.start.offset-without-colon",
    "api": "partner",
    "question": "Is an offset without a colon accepted in start?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.end.empty",
    "api": "partner",
    "question": "What does an empty end answer?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.end.february-30",
    "api": "partner",
    "question": "Is February 30 rejected as end, or taken for a day in March?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.end.offset-without-colon",
    "api": "partner",
    "question": "Is an offset without a colon accepted in end?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.usage.type.case",
    "api": "partner",
    "question": "Is a type in another case accepted?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"]
  },
  {
    "id": "partner.usage.type.empty",
    "api": "partner",
    "question": "What does an empty type answer?",
    "section": "Endpoints / Usage parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage"]
  },
  {
    "id": "partner.usage.order.unknown-key",
    "api": "partner",
    "question": "What does an unknown s answer on the usage lists?",
    "section": "Endpoints / List parameters",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.storage-usage.list.metadata",
    "api": "partner",
    "question": "What does a page of storage usage records carry beside its items?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.storage-usage.record.fields",
    "api": "partner",
    "question": "Which fields does a storage usage record have?",
    "section": "Resources and their fields / Historical usage records",
    "operations": ["GET /api/v1/clients/{clientId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.member.error-code-place",
    "api": "partner",
    "question": "Where in the body of a member error does the errorCode stand?",
    "section": "Errors",
    "operations": ["POST /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.add.invalid-email-body",
    "api": "partner",
    "question": "What body does the rejection of an invalid email carry?",
    "section": "Errors",
    "operations": ["POST /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.add.email-case",
    "api": "partner",
    "question": "Do two addresses that differ in case only count as the same member?",
    "section": "Resources and their fields / Client member",
    "operations": ["POST /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.add.email-in-two-clients",
    "api": "partner",
    "question": "May one address be a member of two clients?",
    "section": "Resources and their fields / Client member",
    "operations": ["POST /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.add.unknown-field",
    "api": "partner",
    "question": "Is an add with a field that the document does not name accepted?",
    "section": "Resources and their fields / Client member",
    "operations": ["POST /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.record.fields",
    "api": "partner",
    "question": "Which fields does the record of a member have beside its status?",
    "section": "Resources and their fields / Client member",
    "operations": ["POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}"]
  },
  {
    "id": "partner.member.record.account-id",
    "api": "partner",
    "question": "Which field of the member record holds the accountId that the paths take?",
    "section": "Resources and their fields / Client member",
    "operations": ["POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/owner", "GET /api/v1/clients/{clientId}/members/{accountId}"]
  },
  {
    "id": "partner.error.plain-not-found-body",
    "api": "partner",
    "question": "What body does a 404 carry on the member, workspace and filespace operations?",
    "section": "Errors",
    "operations": ["POST /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members", "GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}", "GET /api/v1/clients/{clientId}/workspaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"]
  },
  {
    "id": "partner.members.list.envelope",
    "api": "partner",
    "question": "What shape has the list of members?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.members.list.metadata",
    "api": "partner",
    "question": "What does a page of members carry beside the records?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.status-filter.case",
    "api": "partner",
    "question": "Is a status in upper case accepted?",
    "section": "Endpoints / Table",
    "operations": ["GET /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.member.status-filter.empty",
    "api": "partner",
    "question": "What does an empty status answer?",
    "section": "Endpoints / Table",
    "operations": ["GET /api/v1/clients/{clientId}/members"]
  },
  {
    "id": "partner.not-found.member.malformed-status",
    "api": "partner",
    "question": "Is a malformed accountId answered with 404 or with 400?",
    "section": "Errors",
    "operations": ["GET /api/v1/clients/{clientId}/members/{accountId}", "DELETE /api/v1/clients/{clientId}/members/{accountId}"]
  },
  {
    "id": "partner.workspaces.list.envelope",
    "api": "partner",
    "question": "What shape has the list of workspaces?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"]
  },
  {
    "id": "partner.workspaces.list.metadata",
    "api": "partner",
    "question": "What does a page of workspaces carry beside the records?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"]
  },
  {
    "id": "partner.workspaces.list.created-at-form",
    "api": "partner",
    "question": "In which form does a workspace in the list carry its createdAt?",
    "section": "Resources and their fields / Workspace and filespace",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"]
  },
  {
    "id": "partner.workspaces.list.new-client",
    "api": "partner",
    "question": "Does a client that was just created have a workspace already?",
    "section": "States and transitions",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces"]
  },
  {
    "id": "partner.workspace.lifecycle",
    "api": "partner",
    "question": "Do the details of a workspace show a lifecycle state, and which?",
    "section": "States and transitions",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"]
  },
  {
    "id": "partner.not-found.workspace.malformed-status",
    "api": "partner",
    "question": "Is a malformed workspaceId answered with 404 or with 400?",
    "section": "Errors",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.workspace.details.fields",
    "api": "partner",
    "question": "Which fields do the details of a workspace have?",
    "section": "Resources and their fields / Workspace and filespace",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}"]
  },
  {
    "id": "partner.members-usage.list.envelope",
    "api": "partner",
    "question": "What shape has the list of members usage?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"]
  },
  {
    "id": "partner.members-usage.list.metadata",
    "api": "partner",
    "question": "What does a page of members usage carry beside the records?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"]
  },
  {
    "id": "partner.members-usage.record.fields",
    "api": "partner",
    "question": "Under which names does a members usage record hold its counts?",
    "section": "Resources and their fields / Historical usage records",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"]
  },
  {
    "id": "partner.members-usage.type",
    "api": "partner",
    "question": "What does a type answer on the members usage?",
    "section": "Endpoints / Table",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members"]
  },
  {
    "id": "partner.filespaces.list.envelope",
    "api": "partner",
    "question": "What shape has the list of filespaces?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"]
  },
  {
    "id": "partner.filespaces.list.metadata",
    "api": "partner",
    "question": "What does a page of filespaces carry beside the records?",
    "section": "Resources and their fields / List envelope",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"]
  },
  {
    "id": "partner.filespaces.list.fields",
    "api": "partner",
    "question": "Which fields does a filespace in the list have?",
    "section": "Resources and their fields / Workspace and filespace",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces"]
  },
  {
    "id": "partner.filespace.lifecycle",
    "api": "partner",
    "question": "Do the details of a filespace show a lifecycle state, and which?",
    "section": "States and transitions",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"]
  },
  {
    "id": "partner.not-found.filespace.malformed-status",
    "api": "partner",
    "question": "Is a malformed filespaceId answered with 404 or with 400?",
    "section": "Errors",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}", "GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "partner.filespace.details.fields",
    "api": "partner",
    "question": "Which fields do the details of a filespace have?",
    "section": "Resources and their fields / Workspace and filespace",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}"]
  },
  {
    "id": "partner.usage.type.filespace-empty",
    "api": "partner",
    "question": "What does an empty type answer on the usage of a filespace?",
    "section": "Endpoints / Rules for usage endpoints",
    "operations": ["GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage"]
  },
  {
    "id": "workspace.auth.scheme-case",
    "api": "workspace",
    "question": "Is the word of the scheme accepted in another case?",
    "section": "Authentication",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.auth.no-scheme",
    "api": "workspace",
    "question": "Is a valid token accepted without the word of the scheme?",
    "section": "Authentication",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.auth.challenge",
    "api": "workspace",
    "question": "Does a 401 carry a `WWW-Authenticate` header?",
    "section": "Authentication",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.auth.token-lifetime",
    "api": "workspace",
    "question": "How long does a token live when its key has no `expiresAt`?",
    "section": "Authentication",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.response.unknown-fields",
    "api": "workspace",
    "question": "Which fields beyond the documented ones do responses hold?",
    "section": "Resources and their fields",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.response.content-type-form",
    "api": "workspace",
    "question": "Which content type do responses have?",
    "section": "Workspace API",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.response.rate-limits",
    "api": "workspace",
    "question": "Does the service limit the rate of requests, and how does it tell?",
    "section": "Limits",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.response.deprecation",
    "api": "workspace",
    "question": "Do responses carry headers that announce deprecation?",
    "section": "Versioning",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.malformed-json",
    "api": "workspace",
    "question": "What does a body that is no JSON answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.content-type",
    "api": "workspace",
    "question": "What does a body with another content type answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.large-body",
    "api": "workspace",
    "question": "What does a body over 1 MB answer?",
    "section": "Errors",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.unknown-fields",
    "api": "workspace",
    "question": "Are unknown fields of a request ignored or refused?",
    "section": "Endpoints",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.unknown-parameters",
    "api": "workspace",
    "question": "Are unknown query parameters ignored or refused?",
    "section": "Endpoints",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.methods",
    "api": "workspace",
    "question": "What do HEAD, OPTIONS and methods that a path does not have answer?",
    "section": "Endpoints",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.request.unknown-path",
    "api": "workspace",
    "question": "What does a path that no operation has answer?",
    "section": "Versioning",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.not-found.malformed-ids",
    "api": "workspace",
    "question": "Are malformed ids of filespaces, data stores, members and service accounts 400 or 404?",
    "section": "Errors",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.events.any",
    "api": "workspace",
    "question": "Does the service offer events?",
    "section": "Events",
    "operations": ["GET /api/v1/filespaces", "POST /api/v1/filespaces", "GET /api/v1/filespaces/{filespaceId}", "PATCH /api/v1/filespaces/{filespaceId}", "DELETE /api/v1/filespaces/{filespaceId}", "POST /api/v1/providers", "GET /api/v1/filespaces/{filespaceId}/external/data-stores", "POST /api/v1/filespaces/{filespaceId}/external/data-stores", "GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}", "POST /api/v1/filespaces/{filespaceId}/entries", "GET /api/v1/filespaces/{filespaceId}/entries/resolve", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children", "GET /api/v1/filespaces/{filespaceId}/entries/{entryId}", "DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}", "GET /api/v1/members", "POST /api/v1/members", "GET /api/v1/members/{memberId}", "PATCH /api/v1/members/{memberId}", "DELETE /api/v1/members/{memberId}", "GET /api/v1/members/{memberId}/groups", "GET /api/v1/service-accounts", "POST /api/v1/service-accounts", "GET /api/v1/service-accounts/{serviceAccountId}", "DELETE /api/v1/service-accounts/{serviceAccountId}", "GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.filespace.list.order",
    "api": "workspace",
    "question": "In which order are the filespaces listed?",
    "section": "Endpoints / Filespaces",
    "operations": ["GET /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.name.short",
    "api": "workspace",
    "question": "Does a create accept a name of 0 or 1 characters?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.name.long",
    "api": "workspace",
    "question": "Does a create accept a name of 31 characters or more?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.name.duplicate",
    "api": "workspace",
    "question": "May two filespaces have the same name?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.name.reuse",
    "api": "workspace",
    "question": "May the name of a deleted filespace be used again?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.name.non-ascii",
    "api": "workspace",
    "question": "Are lowercase letters and digits outside ASCII accepted in a name?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.region.unknown",
    "api": "workspace",
    "question": "What does a create with a region that nobody knows answer?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.provider.unknown",
    "api": "workspace",
    "question": "What does a create on customer storage with an unknown provider answer?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.customer-params.partial",
    "api": "workspace",
    "question": "Which fields of `customerStorageParams` may be missing?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.customer-params.unneeded",
    "api": "workspace",
    "question": "What does a create on vendor storage with `customerStorageParams` answer?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.block-size.values",
    "api": "workspace",
    "question": "Which block sizes are accepted?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.block-size.default",
    "api": "workspace",
    "question": "Does a record show the block size, and the default when none was sent?",
    "section": "Limits",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.first-status",
    "api": "workspace",
    "question": "Which status does a filespace have right after its create, and which ones does it pass through?",
    "section": "States and transitions",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.create.ready-after",
    "api": "workspace",
    "question": "How long does a filespace take to become ready?",
    "section": "States and transitions",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.filespace.record.size-unit",
    "api": "workspace",
    "question": "In which unit is `currentStorageSize`?",
    "section": "Resources and their fields / Filespace",
    "operations": ["POST /api/v1/filespaces"]
  },
  {
    "id": "workspace.retry-after.unit",
    "api": "workspace",
    "question": "Is the delay of a 503 given in seconds or as a date, and how long is it?",
    "section": "Errors",
    "operations": ["POST /api/v1/filespaces", "DELETE /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.get.statuses",
    "api": "workspace",
    "question": "Which status values do filespaces have?",
    "section": "States and transitions",
    "operations": ["GET /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.rename.duplicate",
    "api": "workspace",
    "question": "May a filespace take the name of another one?",
    "section": "Endpoints / Filespaces",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.rename.same",
    "api": "workspace",
    "question": "What does a rename to the present name answer, and does it change `updatedAt`?",
    "section": "Endpoints / Filespaces",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.rename.before-ready",
    "api": "workspace",
    "question": "Can a filespace be renamed before it is ready?",
    "section": "States and transitions",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.delete.body",
    "api": "workspace",
    "question": "What body does the deletion of a filespace answer?",
    "section": "Endpoints / Direct links",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.filespace.delete.gone-after",
    "api": "workspace",
    "question": "How long does a deleted filespace stay visible, and with which status?",
    "section": "States and transitions",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}"]
  },
  {
    "id": "workspace.providers.shape",
    "api": "workspace",
    "question": "What shape has the answer of the providers lookup?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/providers"]
  },
  {
    "id": "workspace.providers.success-status",
    "api": "workspace",
    "question": "With which success status does the providers lookup answer?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/providers"]
  },
  {
    "id": "workspace.providers.request-body",
    "api": "workspace",
    "question": "What does the providers lookup do with a request body?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/providers"]
  },
  {
    "id": "workspace.providers.names",
    "api": "workspace",
    "question": "Does the answer of the providers lookup hold the provider and region that the profile creates filespaces with?",
    "section": "Endpoints / Filespaces",
    "operations": ["POST /api/v1/providers"]
  },
  {
    "id": "workspace.data-store.list.order",
    "api": "workspace",
    "question": "In which order are the data stores listed?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.filter.part",
    "api": "workspace",
    "question": "Does a part of a name find a data store?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.filter.case",
    "api": "workspace",
    "question": "Does the name filter tell uppercase from lowercase?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.filter.empty",
    "api": "workspace",
    "question": "What does an empty name filter answer?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.name.scope",
    "api": "workspace",
    "question": "Is the name of a data store unique in its filespace or in the workspace?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.name.case",
    "api": "workspace",
    "question": "Does uniqueness tell uppercase from lowercase?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.name.rules",
    "api": "workspace",
    "question": "Which names are refused (empty, long, special characters)?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.maximum",
    "api": "workspace",
    "question": "How many data stores may a filespace have?",
    "section": "Limits",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.request-fields",
    "api": "workspace",
    "question": "Under which names are credentials and addressing sent in `s3StorageParams`?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.partial-params",
    "api": "workspace",
    "question": "Which fields of `s3StorageParams` may be missing in a create?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.bucket.rules",
    "api": "workspace",
    "question": "Which other bucket names are invalid?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.region.rules",
    "api": "workspace",
    "question": "Which other regions are invalid?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.http-link-params",
    "api": "workspace",
    "question": "What does a create of an `HttpLinkDataStore` with `s3StorageParams` answer?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.credentials",
    "api": "workspace",
    "question": "Are the credentials tried against the storage at creation?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.create.defaults",
    "api": "workspace",
    "question": "Which endpoint, addressing style and URL expiration does a record show when none were sent?",
    "section": "Resources and their fields / Data store",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/external/data-stores"]
  },
  {
    "id": "workspace.data-store.update.invalid-credentials",
    "api": "workspace",
    "question": "Which credentials count as invalid in an update?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"]
  },
  {
    "id": "workspace.data-store.update.partial",
    "api": "workspace",
    "question": "May an update carry only one of the two keys?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"]
  },
  {
    "id": "workspace.data-store.update.other-fields",
    "api": "workspace",
    "question": "What happens to fields other than the credentials in an update?",
    "section": "Endpoints / Data stores (S3 connections)",
    "operations": ["PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"]
  },
  {
    "id": "workspace.data-store.delete.body",
    "api": "workspace",
    "question": "What body does the deletion of a data store answer?",
    "section": "Endpoints / Direct links",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}"]
  },
  {
    "id": "workspace.entry.name.reserved-case",
    "api": "workspace",
    "question": "Are reserved names refused in lowercase or mixed case?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.name.reserved-extension",
    "api": "workspace",
    "question": "Are reserved names refused with an extension, such as `CON.txt`?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.name.control-characters",
    "api": "workspace",
    "question": "Are control characters accepted in a name?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.name.maximum-length",
    "api": "workspace",
    "question": "How long may a name be?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.name.normalization",
    "api": "workspace",
    "question": "Does the service change the Unicode normalization of names, and are two forms of one name the same name?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.name.other-whitespace",
    "api": "workspace",
    "question": "Are names of tabs or of whitespace outside ASCII accepted?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.create.duplicate-case",
    "api": "workspace",
    "question": "May one directory hold two names that differ in case only?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.create.parent.other-filespace",
    "api": "workspace",
    "question": "What does a create below the id of an entry of another filespace answer?",
    "section": "Endpoints / Entries",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.create.size",
    "api": "workspace",
    "question": "Which size does a directory have?",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.create.size-limit",
    "api": "workspace",
    "question": "At which size is the storage size limit of a filespace reached?",
    "section": "Limits",
    "operations": ["POST /api/v1/filespaces/{filespaceId}/entries"]
  },
  {
    "id": "workspace.entry.resolve.trailing-slash",
    "api": "workspace",
    "question": "Does a path with a slash at its end resolve?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"]
  },
  {
    "id": "workspace.entry.resolve.empty",
    "api": "workspace",
    "question": "What does an empty path answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"]
  },
  {
    "id": "workspace.entry.resolve.dot-segments",
    "api": "workspace",
    "question": "What do `.`, `..` and doubled slashes mean in a path?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"]
  },
  {
    "id": "workspace.entry.resolve.case",
    "api": "workspace",
    "question": "Does a path in another case resolve?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"]
  },
  {
    "id": "workspace.entry.resolve.root-name",
    "api": "workspace",
    "question": "Which name and which parent has the root directory?",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/resolve"]
  },
  {
    "id": "workspace.entry.children.end-signal",
    "api": "workspace",
    "question": "How does the service tell that there are no more children?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.order",
    "api": "workspace",
    "question": "In which order are the children listed?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.file",
    "api": "workspace",
    "question": "What does listing the children of a file answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.limit.invalid",
    "api": "workspace",
    "question": "What do a limit of 0, a negative one and one that is not a number answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.limit.default",
    "api": "workspace",
    "question": "How many entries does an answer hold without `limit`?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.limit.maximum",
    "api": "workspace",
    "question": "What is the greatest limit that is honoured?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.cursor.invalid",
    "api": "workspace",
    "question": "What does a cursor that the service never issued answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.cursor.other-directory",
    "api": "workspace",
    "question": "What does the cursor of another directory answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.children.cursor.reuse",
    "api": "workspace",
    "question": "Does the same cursor, used twice, answer the same page?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children"]
  },
  {
    "id": "workspace.entry.get.other-filespace",
    "api": "workspace",
    "question": "What does the id of an entry of another filespace answer?",
    "section": "Endpoints / Entries",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"]
  },
  {
    "id": "workspace.entry.get.huge-id",
    "api": "workspace",
    "question": "What does an id of two very large numbers answer?",
    "section": "Resources and their fields / Entry (filesystem entry)",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/entries/{entryId}"]
  },
  {
    "id": "workspace.entry.delete.body",
    "api": "workspace",
    "question": "What body does the deletion of an entry answer?",
    "section": "Endpoints / Direct links",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"]
  },
  {
    "id": "workspace.entry.delete.undeletable",
    "api": "workspace",
    "question": "Which entries other than files, full directories and the root cannot be deleted?",
    "section": "Endpoints / Entries",
    "operations": ["DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}"]
  },
  {
    "id": "workspace.member.list.order",
    "api": "workspace",
    "question": "In which order are the members listed?",
    "section": "Endpoints / Workspace members",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.list.roles",
    "api": "workspace",
    "question": "Which roles do members have?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.list.statuses",
    "api": "workspace",
    "question": "Which statuses do members have?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.filter.part",
    "api": "workspace",
    "question": "Does a part of an e-mail address find a member?",
    "section": "Endpoints / Workspace members",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.filter.case",
    "api": "workspace",
    "question": "Does the e-mail filter tell uppercase from lowercase?",
    "section": "Endpoints / Workspace members",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.filter.empty",
    "api": "workspace",
    "question": "What does an empty e-mail filter answer?",
    "section": "Endpoints / Workspace members",
    "operations": ["GET /api/v1/members"]
  },
  {
    "id": "workspace.member.add.duplicate",
    "api": "workspace",
    "question": "What does adding the same e-mail address twice answer?",
    "section": "Endpoints / Workspace members",
    "operations": ["POST /api/v1/members"]
  },
  {
    "id": "workspace.member.add.email.case",
    "api": "workspace",
    "question": "Does the record keep the case of the e-mail address?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["POST /api/v1/members"]
  },
  {
    "id": "workspace.member.add.email.rules",
    "api": "workspace",
    "question": "Which e-mail addresses with an at sign are refused?",
    "section": "Endpoints / Workspace members",
    "operations": ["POST /api/v1/members"]
  },
  {
    "id": "workspace.member.add.role",
    "api": "workspace",
    "question": "Which role has an added member at first?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["POST /api/v1/members"]
  },
  {
    "id": "workspace.member.add.joined-on",
    "api": "workspace",
    "question": "What is `joinedOn` while a member is pending?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["POST /api/v1/members"]
  },
  {
    "id": "workspace.member.update.admin-without-filespaces",
    "api": "workspace",
    "question": "What does a change to `filespaceAdmin` without `filespaceIds` answer?",
    "section": "Endpoints / Workspace members",
    "operations": ["PATCH /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.member.update.unknown-filespace",
    "api": "workspace",
    "question": "What does a change to `filespaceAdmin` with an unknown filespace id answer?",
    "section": "Endpoints / Workspace members",
    "operations": ["PATCH /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.member.update.filespace-ids",
    "api": "workspace",
    "question": "What does a role change with `filespaceIds` that are no array of texts answer?",
    "section": "Endpoints / Workspace members",
    "operations": ["PATCH /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.member.update.filespaces-shown",
    "api": "workspace",
    "question": "Does a member record show which filespaces the member administers?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["PATCH /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.member.update.roles",
    "api": "workspace",
    "question": "Which other roles can be given?",
    "section": "Resources and their fields / Workspace member",
    "operations": ["PATCH /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.member.remove.body",
    "api": "workspace",
    "question": "What body does the removal of a member answer?",
    "section": "Endpoints / Direct links",
    "operations": ["DELETE /api/v1/members/{memberId}"]
  },
  {
    "id": "workspace.group.list.providers",
    "api": "workspace",
    "question": "Which providers do groups have?",
    "section": "Resources and their fields / Group (returned for a member)",
    "operations": ["GET /api/v1/members/{memberId}/groups"]
  },
  {
    "id": "workspace.group.list.new-member",
    "api": "workspace",
    "question": "Does an added member belong to a group at once?",
    "section": "Resources and their fields / Group (returned for a member)",
    "operations": ["GET /api/v1/members/{memberId}/groups"]
  },
  {
    "id": "workspace.service-account.list.shape",
    "api": "workspace",
    "question": "What shape has the list of service accounts?",
    "section": "Endpoints / Service accounts",
    "operations": ["GET /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.list.own",
    "api": "workspace",
    "question": "Does the list contain the account that asks?",
    "section": "Endpoints / Service accounts",
    "operations": ["GET /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.shape",
    "api": "workspace",
    "question": "What shape has the answer of a create?",
    "section": "Endpoints / Service accounts",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.token-field",
    "api": "workspace",
    "question": "In which field is the token of an initial key?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.single-use",
    "api": "workspace",
    "question": "What does `isSingleUse` do to a key?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.partial-identity",
    "api": "workspace",
    "question": "What does a create answer when `serviceIdentity` lacks one or both of its fields?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.expired",
    "api": "workspace",
    "question": "What does a create answer when `expiresAt` is in the past?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.expires-at.forms",
    "api": "workspace",
    "question": "Are a date without a time, a date without an offset and a number accepted as `expiresAt`?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.identity.null",
    "api": "workspace",
    "question": "What does a create answer when `serviceIdentity` is null or an array?",
    "section": "Resources and their fields / Service account",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.name.duplicate",
    "api": "workspace",
    "question": "May two service accounts have the same name?",
    "section": "Endpoints / Service accounts",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.create.name.whitespace",
    "api": "workspace",
    "question": "Is a name of nothing but spaces accepted?",
    "section": "Endpoints / Service accounts",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.token.further-keys",
    "api": "workspace",
    "question": "How are tokens issued for further keys, and how long do they live?",
    "section": "Authentication",
    "operations": ["POST /api/v1/service-accounts"]
  },
  {
    "id": "workspace.service-account.get.shape",
    "api": "workspace",
    "question": "What shape has a service account, and does it show the name of its create?",
    "section": "Endpoints / Service accounts",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}"]
  },
  {
    "id": "workspace.service-account.get.keys",
    "api": "workspace",
    "question": "Does a service account show its keys, their use and their expiry?",
    "section": "Endpoints / Service accounts",
    "operations": ["GET /api/v1/service-accounts/{serviceAccountId}"]
  },
  {
    "id": "workspace.service-account.delete.body",
    "api": "workspace",
    "question": "What body does the deletion of a service account answer?",
    "section": "Endpoints / Direct links",
    "operations": ["DELETE /api/v1/service-accounts/{serviceAccountId}"]
  },
  {
    "id": "workspace.direct-link.directory-supported",
    "api": "workspace",
    "question": "Can links to directories be generated?",
    "section": "Endpoints / Direct links",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.direct-link.root",
    "api": "workspace",
    "question": "Can a link to the root directory be generated?",
    "section": "Endpoints / Direct links",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.direct-link.scheme",
    "api": "workspace",
    "question": "Which scheme and host has a link?",
    "section": "Resources and their fields / Direct link",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.direct-link.stable",
    "api": "workspace",
    "question": "Is the link of an entry always the same?",
    "section": "Endpoints / Direct links",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"]
  },
  {
    "id": "workspace.direct-link.empty-values",
    "api": "workspace",
    "question": "Does an empty `entryId` or `path` count as present?",
    "section": "Endpoints / Direct links",
    "operations": ["GET /api/v1/filespaces/{filespaceId}/direct-links"]
  }
];
