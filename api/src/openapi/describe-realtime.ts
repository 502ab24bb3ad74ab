import {
  OtherTyping,
  PointsOfInterest,
  REALTIME_CLOSE,
  REALTIME_MESSAGE_MAXIMUM,
  REALTIME_PROTOCOL,
  REALTIME_URL,
  RealtimeQuery,
  Reset,
  Typing,
  UpdateMessageCount,
  UserEvent,
  WatchPins,
  Welcome,
} from '@moien/contract';
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
      description: `For who is signed in, from a page of the site by its cookie, from an app by a \`ticket\` of \`POST /api/realtime-tickets\`, which opens one connection within a minute. Kinds of messages and fields are added, never changed: leave out those that you do not know. A connection is ended with ${REALTIME_CLOSE.signedOut} when nobody is signed in any more, ${REALTIME_CLOSE.otherPerson} when somebody else is than \`userId\` says, and ${REALTIME_CLOSE.tooMany} when the person has too many. A message has at most ${REALTIME_MESSAGE_MAXIMUM} bytes.`,
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
          reset: refer('components', 'messages', 'reset'),
          userEvent: refer('components', 'messages', 'userEvent'),
          pointsOfInterest: refer('components', 'messages', 'pointsOfInterest'),
          watchPins: refer('components', 'messages', 'watchPins'),
          updateMessageCount: refer('components', 'messages', 'updateMessageCount'),
          typing: refer('components', 'messages', 'typing'),
          otherTyping: refer('components', 'messages', 'otherTyping'),
        },
        bindings: {
          ws: {
            method: 'GET',
            query: JSON.parse(JSON.stringify(RealtimeQuery)),
            bindingVersion: '0.1.0',
          },
        },
      },
    },
    operations: {
      sendWelcome: {
        action: 'send',
        summary:
          'The site says which protocol it speaks and the person’s newest event, once, when a connection opens.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('welcome')],
      },
      sendPointsOfInterest: {
        action: 'send',
        summary: 'The site tells a page of homes of its latest search on the map, when they have changed.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('pointsOfInterest')],
      },
      sendReset: {
        action: 'send',
        summary:
          'What has followed the `seq` of a page is too much or too old: it reads by calls, and goes on at this one.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('reset')],
      },
      sendUserEvent: {
        action: 'send',
        summary:
          'The site tells a page what has happened to its person, each event once and in the order of `seq`.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('userEvent')],
      },
      sendOtherTyping: {
        action: 'send',
        summary:
          'The other side of a conversation is writing: shown for six seconds, or until their message arrives. Never told again.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('otherTyping')],
      },
      receiveTyping: {
        action: 'receive',
        summary: 'A page says, at most every four seconds, that its person is writing in a conversation.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('typing')],
      },
      receiveUpdateMessageCount: {
        action: 'receive',
        summary: 'A page has opened a conversation: what it knows of it is read.',
        channel: refer('channels', 'realtime'),
        messages: [messageOf('updateMessageCount')],
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
        reset: message('reset', 'Where a page goes on', Reset),
        userEvent: message('userEvent', 'What has happened to a person', UserEvent),
        watchPins: message('watchPins', 'What a page shows', WatchPins),
        updateMessageCount: message('updateMessageCount', 'What a page has opened', UpdateMessageCount),
        typing: message('typing', 'The person is writing', Typing),
        otherTyping: message('otherTyping', 'The other side is writing', OtherTyping),
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
