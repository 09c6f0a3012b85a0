/** What a member copies to send readings, with the token in it. */
export function curlSnippet(origin: string, token: string): string {
  return `curl -X POST ${origin}/api/sensors/readings \\
  -H 'Authorization: Bearer ${token}' \\
  -H 'Content-Type: application/json' \\
  -d "{\\"readings\\":[{\\"at\\":$(date +%s)000,\\"temperature\\":68.4,\\"humidity\\":69.2}]}"`
}

/** For `configuration.yaml`: sends every minute. */
export function homeAssistantSnippet(origin: string, token: string): string {
  return `rest_command:
  smoke_deck:
    url: ${origin}/api/sensors/readings
    method: post
    headers:
      authorization: "Bearer ${token}"
    content_type: application/json
    payload: >
      {"readings":[{"at":"{{ now().isoformat() }}",
      "temperature":{{ states('sensor.humidor_temperature') }},
      "humidity":{{ states('sensor.humidor_humidity') }}}]}

automation:
  - alias: Send the humidor to Smoke Deck
    triggers:
      - trigger: time_pattern
        minutes: "*"
    actions:
      - action: rest_command.smoke_deck`
}
