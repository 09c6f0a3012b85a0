/** They read no row of a member, or one that the member has published. */
export const requestsWithoutOwnRows = [
  'GET /api/pairings/featured',
  'GET /api/pairings/:slug',
  'GET /api/chat/channels/:name/messages',
  'GET /api/chat/channels/:name/changes',
  'GET /api/chat/channels/:name/pins',
  'GET /api/chat/search',
  // What staff tells everybody, and who wrote it.
  'GET /api/announcements',
  // The catalogue.
  'GET /api/corrections/row',
  // What the lounge says of itself.
  'GET /api/lounge/profile',
  // Names and pictures of members are for every member.
  'GET /api/lounge/members',
  'GET /api/lounge/members/:id',
  // What a member smokes is shown and not stored.
  'PUT /api/lounge/smoking',
  'DELETE /api/lounge/smoking',
  'GET /avatars/:file',
  // Members see who takes part in a live pairing.
  'GET /api/live-pairings',
  'GET /api/live-pairings/:id',
  'POST /api/live-pairings/:id/host',
  'POST /api/live-pairings/:id/join',
  'POST /api/live-pairings/:id/leave',
  'POST /api/live-pairings/:id/votes',
  // Members see who comes to an event.
  'GET /api/events',
  'PUT /api/events/:id/answer',
  'PUT /api/profile/avatar',
  'POST /api/shared-pairings/:code/keep',
  // Of one session, by an id that only its owner knows.
  'DELETE /api/sessions/:id',
]
