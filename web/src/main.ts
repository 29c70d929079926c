import "./styles/tokens.css";
import "./styles/shell.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { addSprite } from "./table/sprite";

void import("virtual:icons/shell").then((icons) => addSprite(icons.default));

const target = document.getElementById("app");
if (target) mount(App, { target });
