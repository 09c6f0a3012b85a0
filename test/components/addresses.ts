/** Where the test server of the component tests listens; chosen before Vite starts, which forwards requests to it. */
export const appPortVariable = 'SMOKE_DECK_COMPONENTS_PORT'
/** What a test may do that no page can: create accounts, run SQL. */
export const supportPath = '/support'
