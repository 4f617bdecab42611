"""The official Python client of the Model Context Protocol, in an environment of its own.

Run by test_mcp.py with the client's own Python: it plays one scene with the program and writes what
came of it as JSON.

    mcp_client.py SCENE PROGRAM
"""

import asyncio
import json
import os
import sys

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def plain(result):
    """What a tool answered, as bare JSON."""
    value = result.model_dump(by_alias=True, mode="json")
    return {"isError": bool(value.get("isError")), "answer": value.get("structuredContent"),
            "texts": [part["text"] for part in value["content"]]}


async def connected(scene, ask=None):
    """Plays a scene in a conversation that has begun."""
    server = StdioServerParameters(command=sys.argv[2], args=["mcp"], env=dict(os.environ))
    async with stdio_client(server) as (reading, writing):
        async with ClientSession(reading, writing, elicitation_callback=ask) as session:
            begun = await session.initialize()
            outcome = await scene(session)
            about = begun.model_dump(by_alias=True, mode="json")
            return {"version": about["protocolVersion"], **outcome}


async def tools(session):
    """Every tool, its schemas looked at by their own rules."""
    listed = (await session.list_tools()).model_dump(by_alias=True, mode="json")["tools"]
    for tool in listed:
        for key in ("inputSchema", "outputSchema"):
            jsonschema.Draft202012Validator.check_schema(tool[key])
            jsonschema.Draft7Validator.check_schema(tool[key])
            assert tool[key]["type"] == "object", tool["name"]
        assert tool["inputSchema"]["additionalProperties"] is False, tool["name"]
    return {tool["name"]: tool for tool in listed}


async def day(session):
    """Add, ask, list, put off, change, complete, delete and take back; each answer by its schema."""
    known = await tools(session)
    outcome = {}

    async def call(name, key=None, **arguments):
        result = plain(await session.call_tool(name, arguments))
        jsonschema.validate(arguments, known[name]["inputSchema"])
        if not result["isError"]:
            jsonschema.validate(result["answer"], known[name]["outputSchema"],
                                jsonschema.Draft202012Validator)
            assert json.loads(result["texts"][0]) == result["answer"], name
        outcome[key or name] = result
        return result

    added = await call("add", text="buy milk tomorrow morning, and call anna at 5, and swim daily")
    milk, anna = (todo["handle"] for todo in added["answer"]["todos"][:2])
    await call("ask", question="what's on tomorrow")
    await call("ask", "ask-next", question="what is next")
    await call("ask", "ask-missed", question="what did I miss")
    await call("list")
    await call("list", "list-window", window="tomorrow")
    await call("list", "list-words", words="milk")
    await call("snooze", todo=milk, until="in two days")
    await call("change", todo=anna, title="Call Anna back", time="friday at 9", priority="high")
    await call("done", todos=[milk, anna])
    await call("undo")
    await call("undo", "undo-change")
    await call("delete", todos=["milk"])
    await call("undo", "undo-delete")
    await call("add", "add-another", text="call bob")
    await call("done", "ambiguous", todos=["call"])
    await call("done", "unknown", todos=["yeti"])
    return {"tools": known, "calls": outcome}


async def refused(session):
    """Calls whose arguments are none, and methods that are not there."""
    codes = {}
    for name, arguments in [("add", {}), ("add", {"text": 7}), ("undo", {"all": True}),
                            ("shred", {}), ("done", {"todos": []})]:
        try:
            await session.call_tool(name, arguments)
            codes[f"{name} {arguments}"] = None
        except Exception as error:
            codes[f"{name} {arguments}"] = error.error.code
    try:
        await session.list_resources()
    except Exception as error:
        codes["resources"] = error.error.code
    await session.send_ping()
    return {"codes": codes}


def deleting(action):
    """Deletes two to-dos, and lets the person answer so."""
    asked = []

    async def ask(context, params):
        import mcp.types
        value = params.model_dump(by_alias=True, mode="json")
        jsonschema.Draft202012Validator.check_schema(value["requestedSchema"])
        asked.append(value)
        if action == "slow":
            await asyncio.sleep(60)
        content = {"delete": True} if action == "accept" else None
        if content:
            jsonschema.validate(content, value["requestedSchema"])
        return mcp.types.ElicitResult(action=action, content=content)

    async def scene(session):
        await session.call_tool("add", {"text": "buy milk"})
        await session.call_tool("add", {"text": "buy bread"})
        call = session.call_tool("delete", {"todos": ["milk", "bread"]})
        if action == "slow":
            # The client gives up, and tells so.
            try:
                await asyncio.wait_for(call, 1)
            except asyncio.TimeoutError:
                pass
            deleted = None
        else:
            deleted = plain(await call)
        left = plain(await session.call_tool("list", {}))
        return {"asked": asked, "deleted": deleted,
                "left": [todo["title"] for todo in left["answer"]["todos"]]}

    return connected(scene, None if action == "deaf" else ask)


SCENES = {"day": lambda: connected(day), "refused": lambda: connected(refused)}
SCENES |= {f"delete-{action}": (lambda action=action: deleting(action))
           for action in ("accept", "decline", "cancel", "deaf", "slow")}

if __name__ == "__main__":
    print(json.dumps(asyncio.run(SCENES[sys.argv[1]]())))
