// Loaded before a server under test: what it sends to https://push.example goes to the fake push service of FAKE_PUSH. The
// server itself sends messages to the internet only.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const request = https.request
https.request = (url, options, respond) =>
  url.hostname === 'push.example'
    ? http.request(new URL(url.pathname, process.env.FAKE_PUSH), { ...options, lookup: undefined }, respond)
    : request(url, options, respond)
syncBuiltinESMExports()
