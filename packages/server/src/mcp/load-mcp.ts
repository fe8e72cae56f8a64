/** What speaks the protocol, for whoever brings a reader and a transport; loaded when it is needed. */
export const loadMcp = () => import('./mcp-server.js');
