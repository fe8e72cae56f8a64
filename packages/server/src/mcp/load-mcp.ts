/** Loads the MCP server on first use; the caller brings a reader and a transport. */
export const loadMcp = () => import('./mcp-server.js');
