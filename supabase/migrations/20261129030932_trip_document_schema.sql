-- Made from lib/trips/saved-trips/schema.ts by `npm run data -- trips`: schema against which is_trip_document() validates a trip.
-- A stricter schema needs an earlier migration that adapts the stored trips.

create or replace function public.trip_document_schema()
returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '{
  "type": "object",
  "required": ["title","adults","children","stops","days","legs","entries"],
  "properties": {
    "title": { "type": "string", "maxLength": 120, "pattern": "[^\\s\\x01-\\x1f\\x7f-\\x9f]" },
    "startDate": { "type": ["string","null"], "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$", "formatMinimum": "2020-01-01", "formatMaximum": "2099-12-31" },
    "adults": { "type": "integer", "minimum": 1, "maximum": 20 },
    "children": { "type": "integer", "minimum": 0, "maximum": 20 },
    "vehicle": { "type": ["string","null"], "enum": ["car","motorcycle"] },
    "startGateway": { "type": ["string","null"], "pattern": "^[A-Za-z0-9-]{2,40}$" },
    "endGateway": { "type": ["string","null"], "pattern": "^[A-Za-z0-9-]{2,40}$" },
    "privateNotes": { "type": "string", "maxLength": 4000 },
    "planQuery": { "type": ["string","null"], "maxLength": 2000 },
    "stops": {
      "maxItems": 30,
      "type": "array",
      "items": {
        "type": "object",
        "required": ["id","island","nights"],
        "properties": {
          "id": { "type": "string", "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$" },
          "island": { "type": "string", "enum": ["santorini","mykonos","naxos","paros","andros","sifnos","ios","milos","serifos","folegandros","syros","koufonisia","amorgos","iraklia","antiparos","schinoussa","kea","kimolos","kythnos","sikinos","anafi","tinos","donousa","thirasia"] },
          "nights": { "type": "integer", "minimum": 0, "maximum": 60 },
          "roomFixed": { "type": "boolean" },
          "note": { "type": "string", "maxLength": 2000 }
        }
      }
    },
    "days": {
      "maxItems": 200,
      "type": "array",
      "items": {
        "type": "object",
        "required": ["stopId","dayOffset"],
        "properties": {
          "stopId": { "type": "string", "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$" },
          "dayOffset": { "type": "integer", "minimum": 0, "maximum": 60 },
          "note": { "type": "string", "maxLength": 2000 }
        }
      }
    },
    "legs": {
      "maxItems": 31,
      "type": "array",
      "items": {
        "type": "object",
        "required": ["position","sailings"],
        "properties": {
          "position": { "type": "integer", "minimum": 0, "maximum": 30 },
          "sailings": {
            "minItems": 1,
            "maxItems": 10,
            "type": "array",
            "items": {
              "type": "object",
              "required": ["fromPort","toPort","departsAt","arrivesAt","sailing"],
              "properties": {
                "fromPort": { "type": "string", "pattern": "^[A-Za-z0-9:_.-]{1,80}$" },
                "toPort": { "type": "string", "pattern": "^[A-Za-z0-9:_.-]{1,80}$" },
                "departsAt": { "type": "string", "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}(?:Z))$" },
                "arrivesAt": { "type": "string", "pattern": "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}(?:Z))$" },
                "operator": { "type": "string", "maxLength": 120 },
                "vessel": { "type": "string", "maxLength": 120 },
                "cents": { "type": ["integer","null"], "minimum": 0, "maximum": 10000000 },
                "childCents": { "type": ["integer","null"], "minimum": 0, "maximum": 10000000 },
                "fareBasis": { "type": ["string","null"], "enum": ["published","estimate"] },
                "fareAsOf": { "type": ["string","null"], "pattern": "^20[0-9]{2}(-(0[1-9]|1[0-2]))?$" },
                "sailing": { "type": ["string","null"], "maxLength": 120 },
                "isTypical": { "type": "boolean" }
              }
            }
          }
        }
      }
    },
    "entries": {
      "maxItems": 150,
      "type": "array",
      "items": {
        "type": "object",
        "required": ["stopId","kind","title"],
        "properties": {
          "stopId": { "type": "string", "pattern": "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$" },
          "dayOffset": { "type": ["integer","null"], "minimum": 0, "maximum": 60 },
          "kind": { "type": "string", "enum": ["hotel","activity","vehicle","note"] },
          "title": { "type": "string", "maxLength": 160, "pattern": "[^\\s\\x01-\\x1f\\x7f-\\x9f]" },
          "note": { "type": "string", "maxLength": 2000 },
          "url": { "type": ["string","null"], "maxLength": 500, "pattern": "^https?://[^\\s/?#]" },
          "cents": { "type": ["integer","null"], "minimum": 0, "maximum": 10000000 },
          "listing": { "type": ["string","null"], "maxLength": 80, "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" }
        }
      }
    }
  }
}'::jsonb
$$;

comment on function public.trip_document_schema() is 'JSON Schema of a trip''s document.';

revoke all on function public.trip_document_schema() from public, anon, authenticated;
