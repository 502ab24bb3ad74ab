import {
  PointsOfInterest,
  REALTIME_CLOSE,
  REALTIME_MESSAGE_MAXIMUM,
  REALTIME_PROTOCOL,
  REALTIME_URL,
  RealtimeMessage,
  Uuid,
  Welcome,
} from '@moien/contract';
import { Type } from 'typebox';
import { SECURITY_SCHEMES } from './security.ts';
import { simplifySchemas } from './simplify-schemas.ts';

export const ASYNCAPI_PATH = '/api/asyncapi.json';

const { sessionCookie } = SECURITY_SCHEMES;

/** The websocket, which OpenAPI has no words for, as AsyncAPI 3.0. */
export function describeRealtime(): object {
  const message = (name: string, summary: string, payload: object) => ({
    name,
    summary,
    contentType: 'application/json',
    payload: simplifySchemas(JSON.parse(JSON.stringify(payload))),
  });
  const refer = (...path: string[]) => ({ $ref: `#/${path.join('/')}` });
  const messageOf = (name: string) => refer('channels', 'realtime', 'messages', name);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Moïen: websocket',
      version: `${REALTIME_PROTOCOL}.0.0`,
      description: `For who is signed in, from a page of the site alone. Kinds of messages and fields are added, never changed: leave out those that you do not know. A connection is ended with ${REALTIME_CLOSE.signedOut} when nobody is signed in any more, ${REALTIME_CLOSE.otherPerson} when somebody else is than \`userId\` says, and ${REALTIME_CLOSE.tooMany} when the person has too many. A message has at most ${REALTIME_MESSAGE_MAXIMUM} bytes.`,
    },
    defaultContentType: 'application/json',
    servers: {
      site: {
        host: '{host}',
        protocol: 'wss',
        description: 'The origin of the site; `ws` where it has no https.',
        variables: { host: { description: 'Host of the site, with its port' } },
        security: [refer('components', 'securitySchemes', 'sessionCookie')],
      },
    },
    channels: {
      realtime: {
        address: REALTIME_URL,
        messages: {
          welcome: refer('components', 'messages', 'welcome'),
          pointsOfInterest: refer('components', 'messages', 'pointsOfInterest'),
          watchPins: refer('components', 'messages', 'watchPins'),
        },
        bindings: {
          ws: {
            method: 'GET',
            query: JSON.parse(JSON.stringify(Type.Object({ userId: Uuid }))),
            bindingVersion: '0.1.0',
          },
        },
      },
    },
    operations: {
      sendWelcome: {
        action: 'send',
        summary: 'The site says which protocol it speaks, once, when a connection opens.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('welcome')],
      },
      sendPointsOfInterest: {
        action: 'send',
        summary: 'The site tells a page of homes of its latest search on the map, when they have changed.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('pointsOfInterest')],
      },
      receiveWatchPins: {
        action: 'receive',
        summary: 'A page says which search and part of the map it shows; an empty query: none any more.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('watchPins')],
      },
    },
    components: {
      messages: {
        welcome: message('welcome', 'The protocol of the connection', Welcome),
        pointsOfInterest: message('pointsOfInterest', 'Homes on the map', PointsOfInterest),
        watchPins: message('watchPins', 'What a page shows', RealtimeMessage),
      },
      securitySchemes: {
        sessionCookie: {
          type: 'httpApiKey',
          in: sessionCookie.in,
          name: sessionCookie.name,
          description: sessionCookie.description,
        },
      },
    },
  };
}
